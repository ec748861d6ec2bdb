/** The two languages of the product. */
export type Language = 'en' | 'zh-CN'

/** One text in both languages; `{limit}` stands for the bound that was broken. */
export type Text = readonly [en: string, zh: string]

/** Every text of validation by its stable key; the key travels in answers, the text is chosen by who reads it. */
export const messages = {
  // The global input rules
  phone: ['enter a correct phone number', '请输入正确的手机号码'],
  receiver: ['enter mobile numbers or e-mail addresses', '请输入手机号码或邮箱地址'],
  email: ['enter a correct email', '请输入正确的邮箱'],
  empty: ['cannot be empty', '不能为空'],
  en: ['enter English', '请输入英文'],
  sixDigits: ['enter six digits', '请输入六位数字'],
  int: ['enter an integer', '请输入整数'],
  zn: ['enter Chinese', '请输入中文'],
  idCard: ['enter a correct ID card number', '请输入正确的身份证号码'],
  postcode: ['enter a correct postcode', '请输入正确的邮政编码'],
  enOrNum: ['enter English or numbers', '请输入英文或数字'],
  normal: [
    'enter no special characters such as star, backslash or percent',
    '请勿输入特殊字符，如星号、反斜杠、百分号',
  ],
  url: ['enter a correct http or https address', '请输入正确的 http 或 https 网址'],
  fileAddress: [
    'enter an address that begins with http, https, ftp or sftp',
    '请输入以 http、https、ftp 或 sftp 开头的地址',
  ],
  hex: ['enter hexadecimal digits', '请输入十六进制数字'],
  settings: ['enter each key once as key = value', '请按“配置项 = 值”填写且配置项不重复'],
  limitPeriods: [
    'enter a second and a limit a line, each later than the one before',
    '请每行填写“秒数 = 千瓦”，按时间先后排列',
  ],
  limitPurpose: [
    'a pile can be limited as a whole or for each charge, a gun for each or its running charge',
    '电桩可限制整桩或每次充电，充电枪可限制每次或当前充电',
  ],
  cardOrCustomer: ['enter either a card or a customer', '请填写卡号或客户标识中的一项'],
  onlyDifferential: ['cards are removed by a differential update', '仅差异更新可移除卡号'],
  'time.order': ['the end is later than the begin', '结束时间应晚于开始时间'],
  ownWay: ['this has a command of its own', '此报文请使用专门的指令'],
  payloadAt: ['not as the standard wants it at {limit}', '{limit} 不符合标准'],
  json: ['enter JSON of the type that the standard wants', '请输入符合标准类型的 JSON'],
  passwordKey: ['passwords are changed by "Change pile password"', '密码请通过“更换电桩密码”修改'],
  pem: ['enter a certificate in PEM form', '请输入 PEM 格式的证书'],
  pemRequest: ['enter a certificate request in PEM form', '请输入 PEM 格式的证书请求'],
  emaid: ['enter an eMAID such as CN-AMP-C12345678', '请输入 eMAID，例如 CN-AMP-C12345678'],
  partyId: [
    'enter two letters and three letters or digits, such as CNAMP',
    '请输入两位字母加三位字母或数字，例如 CNAMP',
  ],
  https: ['enter an https address', '请输入 https 地址'],
  nonzeroNumber: ['enter a positive integer', '请输入正整数'],
  zeroNumber: ['enter 0 or a positive integer', '请输入 0 或正整数'],

  // The shared patterns
  dec1: ['enter 0 or a positive number with at most one decimal', '请输入 0 或正数，最多一位小数'],
  pct1: [
    'enter a percentage from 0 to 100 with at most one decimal',
    '请输入 0 到 100 的百分比，最多一位小数',
  ],
  pct2: [
    'enter a percentage from 0 to 100 with at most two decimals',
    '请输入 0 到 100 的百分比，最多两位小数',
  ],
  pct200Dec1: [
    'enter a percentage from 0 to 200 with at most one decimal',
    '请输入 0 到 200 的百分比，最多一位小数',
  ],
  pct200Dec2: [
    'enter a percentage from 0 to 200 with at most two decimals',
    '请输入 0 到 200 的百分比，最多两位小数',
  ],
  num62: ['enter at most 6 integer digits and 2 decimals', '整数最多 6 位，小数最多 2 位'],
  num92: ['enter at most 9 integer digits and 2 decimals', '整数最多 9 位，小数最多 2 位'],
  mobile: ['enter a correct mobile number', '请输入正确的手机号码'],
  landline: ['enter a correct landline number with area code', '请输入带区号的正确固定电话'],
  tel400: ['enter a correct 400 number', '请输入正确的 400 电话'],
  servicePhone: [
    'enter a correct mobile, landline or 400 number',
    '请输入正确的手机号码、固定电话或 400 电话',
  ],
  idCard18: ['enter a correct 18-character ID card number', '请输入正确的 18 位身份证号码'],
  vin: ['enter a VIN of 17 capital letters or digits', '请输入由 17 位大写字母或数字组成的车架号'],
  plate: ['enter a correct licence plate', '请输入正确的车牌号'],
  longitude: [
    'enter a longitude from -180 to 180 with at most 10 decimals',
    '请输入 -180 到 180 的经度，最多 10 位小数',
  ],
  latitude: [
    'enter a latitude from -90 to 90 with at most 10 decimals',
    '请输入 -90 到 90 的纬度，最多 10 位小数',
  ],
  cityCode: ['enter a city code of 6 digits', '请输入 6 位城市编码'],
  cardNo: [
    'enter a card number of 1 to 18 letters, digits or underscores',
    '请输入由 1 到 18 位字母、数字或下划线组成的卡号',
  ],
  identifier: [
    'enter letters, digits or signs as the reader sends them, such as 20:69:C0:21',
    '请按读卡器上报的内容填写字母、数字或符号，例如 20:69:C0:21',
  ],
  identifierTaken: ['already belongs to {limit}', '已属于 {limit}'],
  pileNo: [
    'enter a pile number of at most 33 letters, digits or underscores',
    '请输入最多 33 位、由字母、数字或下划线组成的电桩编号',
  ],
  alarmCode: ['enter 1 to 50 letters, digits, points or hyphens', '请输入 1 到 50 位字母、数字、点或连字符'],
  metricOfSource: ['this source has no such metric', '该来源没有此指标'],
  'template.blank': ['use only the blanks that are offered', '只能使用提供的变量'],
  'template.missing': ['a blank that must be used is missing', '缺少必填变量'],
  'template.captcha': ['captchas cannot be switched off', '验证码短信不可停用'],
  adjustNothing: ['nothing changes', '没有任何变更'],
  adjustLine: ['the bill has no such line', '账单中没有此行'],
  adjustBelowZero: ['the line would fall below zero', '调整后该行将小于 0'],
  adjustPayable: ['the order would fall below zero', '调整后订单金额将小于 0'],
  stationCode: [
    'enter a station code of 1 to 30 letters, digits, underscores or hyphens',
    '请输入由 1 到 30 位字母、数字、下划线或连字符组成的场站编码',
  ],
  sellerPassword: [
    'must contain 5 to 12 letters and digits, at least one of each',
    '须为 5 到 12 位，且同时包含字母和数字',
  ],
  userPassword: [
    'must contain 10+ characters with upper and lower case letters, digits and special characters',
    '须至少 10 位，且包含大写字母、小写字母、数字和特殊字符',
  ],
  stationName: [
    'enter Chinese, letters, digits, brackets, hyphens or underscores',
    '请输入中文、字母、数字、括号、连字符或下划线',
  ],
  stationNameStrict: ['enter Chinese, letters or digits', '请输入中文、字母或数字'],
  stationNameEn: [
    'enter letters, digits and hyphens, with single spaces between words',
    '请输入字母、数字或连字符，单词之间用一个空格分隔',
  ],
  social: [
    'enter 6 to 20 letters, digits, hyphens or underscores, starting with a letter',
    '请输入 6 到 20 位字母、数字、连字符或下划线，并以字母开头',
  ],
  smsName: ['enter 2 to 20 Chinese characters', '请输入 2 到 20 个汉字'],
  dayOfMonth: ['enter a day from 1 to 28', '请输入 1 到 28 的日期'],
  operatorId: [
    'enter an operator ID of 9 capital letters or digits',
    '请输入由 9 位大写字母或数字组成的运营商标识',
  ],
  creditCode: [
    'enter a unified social credit code of 18 letters or digits',
    '请输入由 18 位字母或数字组成的统一社会信用代码',
  ],
  iccid: ['enter an ICCID of 20 digits', '请输入 20 位数字的 ICCID'],
  'date.format': ['enter a correct date', '请输入正确的日期'],
  'date.yearFirst': ['write the year first, such as 2026-03-01', '请将年份写在前面，如 2026-03-01'],
  'date.order': ['cannot be before the first day', '不能早于开始日期'],
  'range.order': ['cannot be below the lower end', '不能低于下限'],
  'time.format': ['enter a correct time', '请输入正确的时间'],
  'time.past': ['enter a time in the future', '请输入未来的时间'],
  'tariff.day': [
    'the periods must cover the day from 00:00 to 24:00 without gap or overlap',
    '时段须覆盖 00:00 至 24:00，且不得有空缺或重叠',
  ],
  'occupy.cap': ['cannot be below the price of a step', '不能低于每步金额'],
  'pile.gunCount': ['the guns must fit the layout', '充电枪须与枪布局相符'],
  'pile.password': [
    'enter 16 to 40 letters, digits or one of * - _ = : + @ .',
    '请输入 16 至 40 位字母、数字或 * - _ = : + @ .',
  ],

  // Password change
  'password.oldEmpty': ['original password cannot be empty', '原密码不能为空'],
  'password.verified': ['original password verified', '原密码验证通过'],
  'password.mismatch': ['the two new passwords differ', '两次输入的新密码不一致'],
  'password.same': ['old and new passwords are the same', '新密码不能与原密码相同'],
  'password.reset': ['password reset successful', '密码重置成功'],

  // Profile edit
  'profile.name': ['please enter a correct name!', '请输入正确的姓名'],
  'profile.account': ['username is letters or digits', '用户名只能由字母或数字组成'],
  'profile.mobile': ['enter a correct mobile number!', '请输入正确的手机号码'],
  'profile.email': ['enter a correct e-mail!', '请输入正确的邮箱'],
  'profile.weChat': ['enter correct wechat', '请输入正确的微信号'],
  'profile.zipCode': ['enter correct zip code', '请输入正确的邮政编码'],
  'profile.phone': ['enter correct phone', '请输入正确的固定电话'],
  'profile.mailAddress': ['enter correct mailing address', '请输入正确的通讯地址'],

  // Avatar upload
  'avatar.format': ['wrong image format, please upload a picture', '图片格式错误，请上传图片'],
  'picture.heic': [
    'HEIC pictures of iPhones are not taken: save the picture as JPEG, or set its camera to Most Compatible',
    '不支持 iPhone 的 HEIC 图片，请另存为 JPEG，或在相机设置中选择兼容性最佳',
  ],
  'picture.pixels': [
    'the picture is too large: at most 8192 pixels wide and high, and 40 million in all',
    '图片尺寸过大：宽、高均不超过 8192 像素，总共不超过 4000 万像素',
  ],
  'avatar.size': ['avatar image cannot exceed 2MB', '头像图片不能超过 2MB'],

  // Timing export
  'timing.startDate': ['please select timing start time!', '请选择定时开始时间'],
  'timing.startDatePast': ['timing start time cannot be before today', '定时开始时间不能早于今天'],
  'timing.email': ['enter a valid e-mail address!', '请输入有效的邮箱地址'],
  'timing.emailCount': ['enter at most 10 e-mail addresses', '最多填写 10 个邮箱地址'],
  'timing.report': ['this report cannot be timed', '该报表不支持定时导出'],
  'timing.params': ['the filter of this report cannot be read', '无法读取该报表的筛选条件'],
  'timing.incomplete': ['please complete the information before submitting!', '请先填写完整信息再提交'],

  // What any schema may refuse
  tooLong: ['enter at most {limit} characters', '最多输入 {limit} 个字符'],
  tooShort: ['enter at least {limit} characters', '至少输入 {limit} 个字符'],
  wrongLength: ['enter exactly {limit} characters', '请输入 {limit} 个字符'],
  tooMany: ['choose at most {limit}', '最多选择 {limit} 项'],
  tooFew: ['choose at least {limit}', '至少选择 {limit} 项'],
  tooLarge: ['enter {limit} or less', '不能大于 {limit}'],
  notBelow: ['enter less than {limit}', '必须小于 {limit}'],
  tooSmall: ['enter {limit} or more', '不能小于 {limit}'],
  notAbove: ['enter more than {limit}', '必须大于 {limit}'],
  step: ['enter a multiple of {limit}', '请输入 {limit} 的倍数'],
  number: ['enter a number', '请输入数字'],
  duplicate: ['this already exists', '该内容已存在'],
  choice: ['choose one of the options', '请从选项中选择'],
  invalid: ['the information entered contains errors', '输入的信息有误'],
} as const satisfies Record<string, Text>

export type MessageKey = keyof typeof messages

/** Whether a text names a message. */
export function isMessageKey(name: string): name is MessageKey {
  return Object.hasOwn(messages, name)
}

/** The text of a key in a language; `limit` is the bound of a text that names one. */
export function messageOf(key: MessageKey, language: Language, limit?: number | string): string {
  const [en, zh] = messages[key]
  const bound = typeof limit === 'number' ? limit.toLocaleString(language) : (limit ?? '')
  return (language === 'en' ? en : zh).replace('{limit}', bound)
}
