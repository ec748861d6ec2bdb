/** How many exports and imports one person may have under way at a time. */
export const MAX_OPEN_FILES = 5

/** The refusal of one more, with its sentence: what every export and every import may answer. */
export const tooManyOpenFiles = {
  'files.tooManyOpen': [
    'Five of your exports and imports are still under way. Wait until one of them has ended',
    '您已有五个导出或导入任务正在进行，请等待其中一个结束',
  ],
} as const
