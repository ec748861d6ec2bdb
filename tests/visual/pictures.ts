/** One picture: a story as a person would see it. Few and large: each stands for a part of the look. */
export interface Picture {
  story: string
  language?: 'en' | 'zh-CN'
  mode?: 'light' | 'dark'
  width?: number
  height?: number
}

export const pictures: readonly Picture[] = [
  { story: 'actions-button--looks' },
  { story: 'actions-button--looks', mode: 'dark' },
  { story: 'states-statusbadge--plain' },
  { story: 'states-statusbadge--tinted', language: 'zh-CN', mode: 'dark' },
  { story: 'states-glyph--states' },
  { story: 'network-gunbar--all-statuses' },
  { story: 'network-gunbar--all-statuses', mode: 'dark' },
  { story: 'figures-figure--all' },
  { story: 'actions-menu--open' },
  { story: 'overlays-drawer--settings', language: 'zh-CN', mode: 'dark' },
  { story: 'overlays-drawer--form', width: 1024 },
  { story: 'overlays-confirmdialog--asking' },
  { story: 'visual-language--both', width: 1440, height: 1200 },
  { story: 'composed-dashboard--home', width: 1440, height: 900 },
  { story: 'composed-monitorboard--board', mode: 'dark', width: 1440, height: 900 },
  { story: 'composed-orderdrawer--settled', width: 1440, height: 900 },
  { story: 'composed-refundaudit--second-audit', language: 'zh-CN', mode: 'dark', width: 1440, height: 900 },
]

/** The picture's file without its ending. */
export function nameOf({ story, language = 'en', mode = 'light', width }: Picture): string {
  return [story, language, mode, ...(width ? [width] : [])].join('.')
}
