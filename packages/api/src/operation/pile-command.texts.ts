import { texts } from '../texts.ts'

/**
 * What became of a command beyond its state, in the words of the feed. An outcome that is not among these is an error
 * code of the protocol, shown as it is.
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
  'transition.notAllowed': ['No charge is running', '没有进行中的充电'],
  'order.closed': ['The charge did not begin', '充电未能启动'],
  'payload.invalid': ['Not as the pile’s version of the standard wants it', '不符合该电桩版本的标准'],
  'log.noFtp': ['The server has no FTP server for log files', '服务器未设置日志 FTP 服务器'],
  'record.notFound': ['No such record', '记录不存在'],
})
