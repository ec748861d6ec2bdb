import { catalog, dashboard, firstLevel, list, tabs } from './entry.ts'

export const tool = firstLevel('tool', 'Tools', '工具中心', 'toolbox', [
  catalog('alarmManage', 'Alarm center', '告警中心', 'bell', [
    list('alarmCenter', 'Alarm center', '告警中心', 'query get export handle close'),
    list('alarmRule', 'Alarm rules', '告警规则', 'query get add edit delete enable disable test'),
    tabs('autoAlarm', 'Automatic alarms', '自动告警', 'query get add edit delete enable disable export'),
    list('faultCode', 'Fault codes', '故障码', 'query get add edit delete import'),
  ]),
  catalog('inspection', 'Inspection', '巡检管理', 'clipboard-check', [
    list('patrolStation', 'Inspection stations', '巡检场站', 'query get add edit delete'),
    list('patrolTask', 'Inspection tasks', '巡检任务', 'query get add edit export start submit cancel'),
    list('patrolItem', 'Inspection items', '巡检项目', 'query get add edit delete'),
    list('patrolEquipment', 'Inspection equipment', '巡检设备', 'query get add edit delete'),
  ]),
  catalog('networkOperation', 'Network operation', '网络运维', 'network', [
    dashboard('networkOperation', 'Network operation', '网络运维'),
    list('offlineRecord', 'Offline records', '离线记录', 'export'),
    list('simCard', 'SIM cards', '物联网卡', 'query get edit export import'),
  ]),
  catalog('versionManage', 'Version management', '版本管理', 'package', [
    list('firmware', 'Firmware', '固件管理', 'query get add edit delete release withdraw'),
    list('pushTask', 'Push tasks', '推送任务', 'query get add cancel rePush'),
    list('pushRecord', 'Push records', '推送记录', 'export'),
    list('platformVersion', 'Platform versions', '平台版本', 'query get add edit delete release'),
  ]),
])
