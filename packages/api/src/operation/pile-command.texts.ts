import { texts } from '../texts.ts'
import { noCharge } from './charge-life.ts'

/**
 * What became of a command beyond its state. An outcome that is not among these is the pile's own word
 * (pile-answer.texts.ts); `resultOf` finds the sentence of either.
 */
export const outcomeTexts = texts({
  scheduled: ['Scheduled: follows when the running charge ends', '已排期：当前充电结束后执行'],
  notSupported: ['The pile does not support this', '电桩不支持此指令'],
  rejected: ['The pile refused', '电桩拒绝执行'],
  partly: ['Not every setting was accepted', '部分配置项未被接受'],
  'configuration.same': ['All settings match the template', '配置已符合模板'],
  noAnswer: ['The pile did not answer within 30 s', '电桩 30 秒内未应答'],
  notSent: ['It could not be sent within 30 s', '30 秒内未能下发'],
  'device.offline': ['The pile is offline', '电桩离线'],
  'gun.busy': ['A charge is running', '正在充电'],
  'transition.notAllowed': noCharge,
  'order.closed': ['The charge did not begin', '充电未能启动'],
  'payload.invalid': ['Not as the pile’s version of the standard wants it', '不符合该电桩版本的标准'],
  'log.noFtp': ['The server has no FTP server for log files', '服务器未设置日志 FTP 服务器'],
  'noEffect.boot': [
    'Accepted, but the pile has not restarted. Check whether it is online, then send the command again.',
    '电桩已接受，但未见重启。请确认电桩在线后重新下发。',
  ],
  'noEffect.outOfService': [
    'Accepted, but not shown as out of service by the pile. Send the command again or check on site.',
    '电桩已接受，但未上报停用状态。请重新下发或现场确认。',
  ],
  'noEffect.inService': [
    'Accepted, but not shown as in service by the pile. Send the command again or check on site.',
    '电桩已接受，但未上报恢复服务。请重新下发或现场确认。',
  ],
  'noEffect.charge': ['Accepted, but the charge did not begin', '电桩已接受，但充电未开始'],
  'noEffect.chargeEnd': [
    'Accepted, but the charge is still running. Send the stop again or have the emergency stop pressed.',
    '电桩已接受，但充电仍在进行。请重新下发停止指令，或现场按急停。',
  ],
  'noEffect.password': [
    'Accepted, but the pile has not connected with the new password; the old one still counts',
    '电桩已接受，但尚未以新密码连接，旧密码仍有效',
  ],
  'noEffect.firmware': [
    'Accepted, but the pile has not reported the firmware as installed. Read its version, then send it again.',
    '电桩已接受，但未上报安装完成。请确认固件版本后重新下发。',
  ],
  'noEffect.log': ['Accepted, but nothing was uploaded', '电桩已接受，但未上传文件'],
  'noEffect.other': ['Accepted, but nothing followed', '电桩已接受，但之后没有结果'],
  noEffect: ['Accepted, but nothing followed', '电桩已接受，但之后没有结果'],
  superseded: ['A later request took its place', '已被后来的请求取代'],
  replaced: ['Accepted; an earlier one was cancelled for it', '已接受，先前的同类任务已取消'],
  reboot: ['Takes effect after a restart of the pile', '电桩重启后生效'],
  'list.none': ['The pile keeps no local list', '电桩未启用本地名单'],
  'list.versions': [
    'The pile has another version of the list: send the whole list',
    '电桩的名单版本不一致，请下发完整名单',
  ],
  'list.resent': [
    'The pile had another version of the list: the whole list is sent instead',
    '电桩的名单版本不一致，已改为下发完整名单',
  ],
  'key.unknown': ['The pile has none of these settings', '电桩没有这些配置项'],
  'key.partly': ['The pile does not have all of these settings', '电桩没有其中部分配置项'],
  'schedule.none': ['The pile has no power schedule for this time', '电桩没有该时段的功率计划'],
  'limit.none': [
    'The pile held no such power limit: there was nothing to lift',
    '电桩没有此功率限制，无需解除',
  ],
  'certificate.none': ['The pile has no such certificate', '电桩没有此证书'],
  'log.none': ['The pile has no log file for this time', '电桩没有该时段的日志文件'],
  'record.notFound': ['No such record', '记录不存在'],
})
