import { defaultLayout, type ShellLayout } from '../app-shell/shell-layout.ts'

/** The eight theme colours, by the name that the tokens use, each with its value there. */
export const accents = {
  'dusk-red': 'F5222D',
  volcano: 'FA541C',
  sunset: 'FAAD14',
  cyan: '13C2C2',
  'polar-green': '52C41A',
  'daybreak-blue': '1890FF',
  'geek-blue': '2F54EB',
  'golden-purple': '722ED1',
} as const
export type Accent = keyof typeof accents

/** Light, dark, or what the device says. */
export type Mode = 'light' | 'dark' | 'system'

/** What a person chooses about the look of the console; kept on the device. */
export interface Settings extends ShellLayout {
  readonly accent: Accent
  readonly mode: Mode
  /** The height of table rows, where a list has no choice of its own. */
  readonly density: 'compact' | 'default' | 'comfortable'
  /** Patterns and names on every state. */
  readonly colourWeak: boolean
  /** Every opened page keeps a tab. */
  readonly multiTab: boolean
  /** The menu shows pages, too, that are planned and not built. */
  readonly plannedPages: boolean
}

/** Primary colour 52C41A, dark menu, side menu, fixed width, other toggles off, multi-tab on. */
export const defaultSettings: Settings = {
  ...defaultLayout,
  accent: 'polar-green',
  mode: 'system',
  density: 'default',
  colourWeak: false,
  multiTab: true,
  plannedPages: false,
}

/** What can be chosen under the rest of the settings. */
export function offersOf({ layout, fixedHeader }: Settings) {
  return { fluid: layout === 'top', hideHeader: fixedHeader, fixedMenu: layout === 'side' }
}

/** Settings with a change; what is no longer offered falls back to what it means then. */
export function changeSettings(settings: Settings, change: Partial<Settings>): Settings {
  const next = { ...settings, ...change }
  const offers = offersOf(next)
  return {
    ...next,
    contentWidth: offers.fluid ? next.contentWidth : 'fixed',
    hideHeader: offers.hideHeader && next.hideHeader,
    fixedMenu: offers.fixedMenu && next.fixedMenu,
  }
}

const choices: { readonly [Name in keyof Settings]?: readonly Settings[Name][] } = {
  layout: ['side', 'top'],
  menuTheme: ['dark', 'light'],
  contentWidth: ['fixed', 'fluid'],
  accent: Object.keys(accents) as Accent[],
  mode: ['light', 'dark', 'system'],
  density: ['compact', 'default', 'comfortable'],
}

/** Settings from what was kept; anything that is missing or broken is the default. */
export function settingsFrom(kept: unknown): Settings {
  const values = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const known = Object.entries(defaultSettings).map(([name, fallback]) => {
    const value = values[name]
    const allowed: readonly unknown[] | undefined = choices[name as keyof Settings]
    const isValid = allowed ? allowed.includes(value) : typeof value === 'boolean'
    return [name, isValid ? value : fallback] as const
  })
  return changeSettings(defaultSettings, Object.fromEntries(known) as Partial<Settings>)
}

/** The attributes of the document that make the settings seen; nothing takes an attribute away. */
export function attributesOf(
  { mode, accent, density, colourWeak }: Settings,
  prefersDark: boolean,
): Record<'mode' | 'accent' | 'density' | 'colourWeak', string | undefined> {
  return {
    mode: mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode,
    accent,
    density: density === 'default' ? undefined : density,
    colourWeak: colourWeak ? '' : undefined,
  }
}
