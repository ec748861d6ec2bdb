import { texts } from '@ampdeck/api/texts'

/** The words of both captchas: of the log-in by SMS and of the extra verification. */
export const captchaTexts = texts({
  phone: ['Mobile number', '手机号码'],
  wrongPhone: ['enter a correct phone number', '请输入正确的手机号码'],
  captcha: ['Captcha', '验证码'],
  sixDigits: ['enter the six digits of the message', '请输入短信中的六位数字'],
  send: ['Send captcha', '发送验证码'],
  sendAgain: ['Send again in {seconds} s', '{seconds} 秒后可重发'],
  wait: ['A captcha can be sent once a minute', '每分钟只能发送一次验证码'],
  maySent: [
    'If this number belongs to an account, a captcha has been sent. It is valid for 5 minutes.',
    '若该号码属于某个账号，验证码已发送，5 分钟内有效。',
  ],
  sent: ['A captcha has been sent. It is valid for 5 minutes.', '验证码已发送，5 分钟内有效。'],
})
