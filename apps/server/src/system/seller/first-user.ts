import { dataScope, sex, userType } from '@ampdeck/api/enumerations/system'

/** The role that may do everything its seller may. */
export const administratorRole = {
  name: '管理员',
  nameEn: 'Administrator',
  code: 'admin',
  dataScope: dataScope.code.seller,
  permissions: ['*'],
  remark: null,
  builtIn: 1,
}

/** What nobody has said yet of a user; the user fills it in. */
export const unknownPerson = {
  userType: userType.code.ordinary,
  organizeId: null,
  telephone: '',
  email: '',
  sex: sex.code.confidential,
  weChatNumber: null,
  zipCode: null,
  phone: null,
  mailAddress: null,
  icon: null,
  lockedUntil: null,
}
