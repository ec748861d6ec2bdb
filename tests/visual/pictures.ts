/** One picture: a story as a person would see it. Few and large: each stands for a part of the look. */
export interface Picture {
  story: string
  language?: 'en' | 'zh-CN'
  mode?: 'light' | 'dark'
  width?: number
  height?: number
}

export const pictures: readonly Picture[] = [
  { story: 'components-actions-button--looks' },
  { story: 'components-actions-button--looks', mode: 'dark' },
  { story: 'components-states-statusbadge--plain' },
  { story: 'components-states-statusbadge--tinted', language: 'zh-CN', mode: 'dark' },
  { story: 'components-states-glyph--states' },
  { story: 'domain-widgets-network-gunbar--all-statuses' },
  { story: 'domain-widgets-network-gunbar--all-statuses', mode: 'dark' },
  { story: 'components-figures-figure--all' },
  { story: 'components-actions-menu--open' },
  { story: 'components-overlays-drawer--settings', language: 'zh-CN', mode: 'dark' },
  { story: 'components-overlays-drawer--form', width: 1024 },
  { story: 'components-overlays-confirmdialog--asking' },
  { story: 'foundations-visual-language--both', width: 1440, height: 1200 },
  { story: 'recipes-dashboard--home', width: 1440, height: 900 },
  { story: 'recipes-monitorboard--board', mode: 'dark', width: 1440, height: 900 },
  { story: 'recipes-orderdrawer--settled', width: 1440, height: 900 },
  { story: 'recipes-refundaudit--second-audit', language: 'zh-CN', mode: 'dark', width: 1440, height: 900 },
]

/** The picture's file without its ending. */
export function nameOf({ story, language = 'en', mode = 'light', width }: Picture): string {
  return [story, language, mode, ...(width ? [width] : [])].join('.')
}
