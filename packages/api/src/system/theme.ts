import { z } from 'zod'
import { service } from '../contract.ts'
import { texts } from '../texts.ts'
import { Timestamp, Version } from '../wire.ts'
import { ThemeValues } from './theme-values.ts'

const Theme = ThemeValues.extend({
  /** Counts the changes; 0 before the first one. */
  version: Version,
  updateTime: Timestamp.nullable(),
  updateUserName: z.string().nullable(),
})

const at = service('system-service/theme')

export const theme = {
  get: at('get', 'theme').gives(Theme),
  update: at('update', 'theme:edit')
    .takes(ThemeValues.extend({ version: Version }))
    .gives(Theme)
    .fails('record.stale'),
}

export const themeTexts = texts({
  accent: ['Theme colour', '主题色'],
  mode: ['Appearance', '外观'],
  density: ['Table density', '表格密度'],
})

export type Theme = z.input<typeof Theme>
