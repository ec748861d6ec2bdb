import { createSystem } from '@chakra-ui/react/styled-system'
import { describe, expect, it } from 'vitest'
import { ampdeckConfig } from './config.ts'

/*
 * Every pair of colours that text or a mark stands on, in both modes and all eight accents: WCAG 2.2 asks 4.5 : 1 of
 * text and 3 : 1 of what one must see to use a control.
 */

const modes = ['light', 'dark'] as const
const accents = [
  'duskRed',
  'volcano',
  'sunset',
  'cyan',
  'polarGreen',
  'daybreakBlue',
  'geekBlue',
  'goldenPurple',
]
const states = ['idle', 'preparing', 'charging', 'full', 'offline', 'alarm', 'fault', 'reserved']
const periods = ['sharp', 'peak', 'flat', 'valley']

const { cssVarMap } = createSystem(ampdeckConfig).tokens

/** The colours of an element that meets these conditions, the last one winning. */
function coloursOf(...conditions: string[]): Record<string, string> {
  const variables = conditions.flatMap((condition) => [...(cssVarMap.get(condition) ?? [])])
  return Object.fromEntries(variables.map(([name, value]) => [name.replace('--colors-', ''), value]))
}

const inMode = (mode: 'light' | 'dark') => coloursOf('base', '_light', ...(mode === 'dark' ? ['_dark'] : []))
const withAccent = (mode: 'light' | 'dark', accent: string) => ({
  ...inMode(mode),
  ...coloursOf(mode === 'light' ? `_${accent}` : `_${accent}Dark`),
})
const rail = coloursOf('base', '_light', '_dark', '_rail')

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error(`no such colour: ${one}, ${other}`)
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(modes)('in %s mode', (mode) => {
  const colours = inMode(mode)
  const backgrounds = ['bg-canvas', 'bg-surface', 'bg-sunken', 'bg-hover', 'bg-press', 'bg-overlay']

  it.each(backgrounds)('text can be read on %s', (background) => {
    for (const text of ['fg', 'fg-2', 'fg-muted'])
      expect(contrast(colours[text], colours[background]), text).toBeGreaterThanOrEqual(4.5)
  })

  it.each(states)('%s can be read on its tint and on the surface', (state) => {
    for (const background of [`gun-${state}-tint`, 'bg-surface', 'bg-canvas'])
      expect(contrast(colours[`gun-${state}-fg`], colours[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(periods)('the word of %s can be read on its colour, and beside it', (period) => {
    expect(contrast(colours[`period-${period}-on`], colours[`period-${period}-fill`])).toBeGreaterThanOrEqual(
      4.5,
    )
    expect(contrast(colours[`period-${period}-fg`], colours['bg-surface'])).toBeGreaterThanOrEqual(4.5)
  })

  it('the edge of a control can be seen', () => {
    for (const background of ['bg-surface', 'bg-canvas'])
      expect(contrast(colours['line-control'], colours[background])).toBeGreaterThanOrEqual(3)
  })

  it('text on the inverse bar can be read', () => {
    expect(contrast(colours['fg-on-inverse'], colours['bg-inverse'])).toBeGreaterThanOrEqual(7)
  })

  describe.each(accents)('with %s', (accent) => {
    const accented = withAccent(mode, accent)

    it('text on it can be read, at rest and under the pointer', () => {
      expect(contrast(accented['accent-on'], accented['accent-solid'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accented['accent-on'], accented['accent-hover'])).toBeGreaterThanOrEqual(4.5)
    })

    it('its text can be read, and its mark can be seen', () => {
      for (const background of ['bg-surface', 'bg-canvas']) {
        expect(contrast(accented['accent-fg'], accented[background])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(accented['accent-mark'], accented[background])).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(accented.check, accented['accent-mark'])).toBeGreaterThanOrEqual(3)
    })

    it('muted text and every state can be read on a selected row', () => {
      for (const text of ['fg-muted', ...states.map((state) => `gun-${state}-fg`)])
        expect(contrast(accented[text], accented['accent-subtle']), text).toBeGreaterThanOrEqual(4.5)
    })
  })
})

it.each(['bg-surface', 'bg-hover', 'bg-press'])('text can be read on the rail, on %s', (background) => {
  for (const text of ['fg', 'fg-2', 'fg-muted'])
    expect(contrast(rail[text], rail[background]), text).toBeGreaterThanOrEqual(4.5)
})
