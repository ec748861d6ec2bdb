import { account } from '@ampdeck/api/system/account'
import { type Text, texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { Glyph } from '@ampdeck/ui/glyph'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { deviceName } from './device-name.ts'
import styles from './entry-list.module.css'

const words = texts({
  title: ['Recent logins', '最近登录'],
  none: ['No logins yet', '暂无登录记录'],
  done: ['Logged in', '登录成功'],
  wrong: ['Wrong password or captcha', '密码或验证码错误'],
  locked: ['Account locked or disabled', '账号被锁定或停用'],
  verify: ['Extra verification required', '需要异地登录验证'],
  secondStep: ['Second factor asked for', '需要双重验证'],
  refused: ['Login refused, code {code}', '登录失败，代码 {code}'],
})

/** What the codes of contract.md §4 mean here. */
const results: Readonly<Record<number, Text>> = {
  0: words.done,
  4: words.wrong,
  8: words.locked,
  921: words.verify,
  922: words.secondStep,
}

/** The user's own last attempts to log in: what somebody else tried is seen here. */
export function LoginList() {
  const say = useSay()
  const { language } = useLanguage()
  const logins = useRead(account.loginLog, {})
  const { data } = logins

  return (
    <Panel title={say(words.title)}>
      {data ? (
        data.length === 0 ? (
          <Empty title={say(words.none)} />
        ) : (
          <ul className={styles.list}>
            {data.map(({ id, ts, ip, resultCode, ...device }) => (
              <li key={id} className={styles.entry}>
                <Glyph
                  name={resultCode === 0 ? 'full' : 'alarm'}
                  tone={resultCode === 0 ? 'good' : 'warning'}
                  size={14}
                />
                <div className={styles.main}>
                  <p className={styles.name}>
                    {results[resultCode]
                      ? say(results[resultCode])
                      : say(words.refused, { code: resultCode })}
                  </p>
                  <p className={styles.facts}>
                    <span>{ts}</span>
                    <span>{deviceName(device, language)}</span>
                    <span>{ip}</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )
      ) : (
        <Awaited of={logins} />
      )}
    </Panel>
  )
}
