import { texts } from '@ampdeck/api/texts'

export const formTexts = texts({
  kept: ['Draft kept on this device, {time}', '草稿已保存在本机，{time}'],
  attention: ['{count} field needs attention | {count} fields need attention', '有 {count} 项需要修改'],
  leave: [
    'are you sure to close this window? records will not be saved',
    '确定要关闭此窗口吗？已填写的内容将不会保存',
  ],
  stale: [
    'Somebody else has changed this record. Load it again and save once more; what you typed is kept.',
    '该记录已被他人修改。请重新加载后再保存，您填写的内容会保留。',
  ],
  changed: [
    'Changed meanwhile by somebody else: {fields}. What you typed is kept.',
    '他人已修改：{fields}。您填写的内容会保留。',
  ],
  loadAgain: ['Load again', '重新加载'],
  duplicate: ['A record with this code or name exists already.', '编码或名称已存在。'],
  inUse: ['This record is still in use by others.', '该记录正在被其他数据使用。'],
  notAllowed: ['The state of the record does not allow this.', '当前状态不允许此操作。'],
  repeated: [
    'What you sent before has already been saved. Check it before you save again.',
    '您之前提交的内容实际上已保存，请先查看，再决定是否保存当前内容。',
  ],
  forbidden: ['You have no permission for this.', '您没有此操作的权限。'],
  notFound: ['The record no longer exists.', '该记录已不存在。'],
  unreachable: [
    'The server could not be reached. What you typed is still here.',
    '无法连接服务器，您填写的内容仍然保留。',
  ],
  ended: ['The session has ended. What you typed is kept.', '会话已结束，您填写的内容已保留。'],
  failed: ['This could not be saved.', '保存失败。'],
  request: ['Request {id}', '请求编号 {id}'],
})
