import { board, catalog, dashboard, detail, firstLevel, frame, list } from './entry.ts'

export const safe = firstLevel('safe', 'Safety', '安全监控', 'shield', [
  catalog('monitorManage', 'Monitoring', '监控管理', 'activity', [
    board('pileMonitor', 'Pile monitor', '电桩监控', 'start remoteStop batchRemoteStop'),
    detail(
      'PileMonitorDetail',
      'Pile monitor detail',
      '电桩监控详情',
      'remoteStop disable enable reset unlock',
    ),
    board('stationSafety', 'Station safety', '场站安全'),
    frame('videoWall', 'Cameras', '视频监控', 'query get add edit delete'),
  ]),
  catalog('safetyAnalysis', 'Safety analysis', '安全分析', 'shield', [
    list('safetyEvent', 'Safety events', '安全事件', 'query export handle'),
    dashboard('batterySafety', 'Battery safety analysis', '电池安全分析'),
    list('safetyReport', 'Safety report', '安全报告', 'query get export build'),
  ]),
])
