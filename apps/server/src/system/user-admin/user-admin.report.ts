import { userStanding, userType } from '@ampdeck/api/enumerations/system'
import type { userAdmin } from '@ampdeck/api/system/user-admin'
import { userAdminTexts as words } from '@ampdeck/api/system/user-admin.texts'
import { listed, localName } from '@ampdeck/api/texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { exportedUsers } from './user-admin.store.ts'

/** The users as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof userAdmin.export.input>> = {
  page: 'user',
  name: ['Users', '用户列表'],
  columns: [
    { title: words.name },
    { title: words.account },
    { title: words.userType, width: 12 },
    { title: words.organizeId, width: 22 },
    { title: words.roleIds, width: 30 },
    { title: words.telephone, width: 16 },
    { title: words.email, width: 30 },
    { title: words.standing, width: 14 },
    { title: words.lastLogin, kind: 'time', width: 20 },
  ],
  rows: async function* (rows, params, language) {
    for (const user of await exportedUsers(rows, params)) {
      yield [
        user.name,
        user.account,
        userType.label(user.userType, language),
        user.organizeName,
        listed(
          user.roles.map((role) => localName(role, language)),
          language,
        ),
        user.telephone,
        user.email,
        userStanding.label(user.standing, language),
        user.lastLogin,
      ]
    }
  },
}
