import { catalog, dashboard, firstLevel, form, list } from './entry.ts'

export const emsp = firstLevel('emsp', 'EMSP', '互联运营', 'link', [
  catalog('emspSystem', 'EMSP system', '互联系统', 'link', [
    dashboard('emspRealtime', 'EMSP realtime', '互联实时', '', 'realtime'),
    list('emspOrder', 'EMSP orders', '互联订单', 'export'),
    list('emspStation', 'EMSP stations', '互联场站', 'export'),
    form('emspExport', 'EMSP exports', '互联导出', 'export'),
  ]),
])
