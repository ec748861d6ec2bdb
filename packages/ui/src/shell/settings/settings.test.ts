import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accents, attributesOf, changeSettings, defaultSettings, offersOf, settingsFrom } from './settings.ts'

describe('the settings', () => {
  it('begin with the defaults of the specification (spec 9.22)', () => {
    expect(accents[defaultSettings.accent]).toBe('52C41A')
    expect(defaultSettings).toMatchObject({
      menuTheme: 'dark',
      layout: 'side',
      contentWidth: 'fixed',
      fixedHeader: false,
      hideHeader: false,
      fixedMenu: false,
      colourWeak: false,
      multiTab: true,
      plannedPages: false,
    })
  })

  it('offer Fluid with the top menu only, and take it back with the side menu (spec 2.109)', () => {
    const top = changeSettings(defaultSettings, { layout: 'top', contentWidth: 'fluid' })
    expect(top.contentWidth).toBe('fluid')
    expect(changeSettings(top, { layout: 'side' }).contentWidth).toBe('fixed')
    expect(changeSettings(defaultSettings, { contentWidth: 'fluid' }).contentWidth).toBe('fixed')
  })

  it('hide only a header that is fixed (spec 2.111)', () => {
    const hiding = changeSettings(defaultSettings, { fixedHeader: true, hideHeader: true })
    expect(hiding.hideHeader).toBe(true)
    expect(changeSettings(hiding, { fixedHeader: false }).hideHeader).toBe(false)
  })

  it('fix the side menu only where there is one (spec 2.112)', () => {
    const fixed = changeSettings(defaultSettings, { fixedMenu: true })
    expect(fixed.fixedMenu).toBe(true)
    expect(changeSettings(fixed, { layout: 'top' }).fixedMenu).toBe(false)
    expect(offersOf(changeSettings(fixed, { layout: 'top' })).fixedMenu).toBe(false)
  })

  it('are read from whatever was kept', () => {
    expect(settingsFrom(undefined)).toEqual(defaultSettings)
    expect(settingsFrom('broken')).toEqual(defaultSettings)
    expect(settingsFrom({ mode: 'dark', accent: 'pink', multiTab: 'no', collapsed: true })).toEqual({
      ...defaultSettings,
      mode: 'dark',
    })
  })

  it('are always settings that can be chosen, and survive being kept', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.object({ key: fc.constantFrom(...Object.keys(defaultSettings)) }),
        (a, b) => {
          for (const kept of [a, b]) {
            const settings = settingsFrom(kept)
            const offers = offersOf(settings)
            expect(Object.keys(settings).sort()).toEqual(Object.keys(defaultSettings).sort())
            expect(settings.contentWidth === 'fluid' && !offers.fluid).toBe(false)
            expect(settings.hideHeader && !offers.hideHeader).toBe(false)
            expect(settings.fixedMenu && !offers.fixedMenu).toBe(false)
            expect(settingsFrom(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
          }
        },
      ),
    )
  })

  it('are seen through attributes of the document', () => {
    expect(attributesOf(defaultSettings, true)).toEqual({
      mode: 'dark',
      accent: 'polar-green',
      density: undefined,
      colourWeak: undefined,
    })
    const own = { ...defaultSettings, mode: 'light', density: 'compact', colourWeak: true } as const
    expect(attributesOf(own, true)).toMatchObject({ mode: 'light', density: 'compact', colourWeak: '' })
  })
})
