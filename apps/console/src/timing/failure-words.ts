import type { TimingItem } from '@ampdeck/api/config/export-timing'
import type { Text } from '@ampdeck/api/texts'
import { texts } from '@ampdeck/api/texts'

/** Why a run failed. */
export const failureWords: Readonly<Record<NonNullable<TimingItem['failure']>, Text>> = texts({
  owner: ['The account that set up this timing is disabled', '创建该定时的账号已停用'],
  right: ['The permission for this export was withdrawn', '导出该报表的权限已被收回'],
  params: ['The filter no longer fits the report', '筛选条件已不适用于该报表'],
  report: [
    'The report was deleted, is no longer shared, or has nothing that you may see',
    '报表已删除、不再共享，或没有您可查看的内容',
  ],
  mail: ['The mail server took the mail for nobody', '邮件服务器拒收了所有收件人的邮件'],
  file: ['The file could not be generated', '文件生成失败'],
})
