/** One picture: a story as a person would see it. Few and large: each stands for a part of the look. */
export interface Picture {
  story: string
  language?: 'en' | 'zh-CN'
  mode?: 'light' | 'dark'
  width?: number
  height?: number
}

export const pictures: readonly Picture[] = [
  { story: 'ui-button--looks' },
  { story: 'ui-button--looks', mode: 'dark' },
  { story: 'ui-statusbadge--plain' },
  { story: 'ui-statusbadge--tinted', language: 'zh-CN', mode: 'dark' },
  { story: 'ui-glyph--states' },
  { story: 'ui-gunbar--all-statuses' },
  { story: 'ui-gunbar--all-statuses', mode: 'dark' },
  { story: 'ui-figure--all' },
  { story: 'ui-menu--open' },
  { story: 'ui-drawer--settings', language: 'zh-CN', mode: 'dark' },
  { story: 'ui-drawer--form', width: 1024 },
  { story: 'ui-confirmdialog--asking' },
]

/** The picture's file without its ending. */
export function nameOf({ story, language = 'en', mode = 'light', width }: Picture): string {
  return [story, language, mode, ...(width ? [width] : [])].join('.')
}
