import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitting,
  gridOf,
  held,
  LEAST_ZOOM,
  MAX_ZOOM,
  panned,
  project,
  scaleBar,
  unproject,
  zoomedAt,
} from './projection.ts'

const size = { width: 800, height: 480 }
const float = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyPlace = fc.record({ lng: float(-179, 179), lat: float(-80, 80) })
const anyView = fc.record({ lng: float(70, 140), lat: float(-60, 60), zoom: float(2, 16) })
const anyPixel = fc.record({ x: float(0, 800), y: float(0, 480) })

describe('projection', () => {
  it('has the middle of the view in the middle of the map', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const { x, y } = project(view, view, size)
        expect(x).toBeCloseTo(400, 4)
        expect(y).toBeCloseTo(240, 4)
      }),
    )
  })

  it('goes there and back', () => {
    fc.assert(
      fc.property(anyPlace, anyView, (place, view) => {
        const back = unproject(project(place, view, size), view, size)
        expect(back.lng).toBeCloseTo(place.lng, 6)
        expect(back.lat).toBeCloseTo(place.lat, 6)
      }),
    )
  })

  it('keeps the place under the pointer while zooming', () => {
    fc.assert(
      fc.property(anyView, anyPixel, float(-1, 1), (view, at, by) => {
        const place = unproject(at, view, size)
        const next = zoomedAt(view, by, at, size)
        // At the edge of the world the map stops, and the place with it.
        fc.pre(Math.abs(next.lng) < 179.9 && Math.abs(next.lat) < 84)
        const after = project(place, next, size)
        expect(after.x).toBeCloseTo(at.x, 2)
        expect(after.y).toBeCloseTo(at.y, 2)
      }),
    )
  })

  it('moves by exactly the pixels of a drag, and back again', () => {
    fc.assert(
      fc.property(anyView, float(-200, 200), float(-200, 200), (view, dx, dy) => {
        const moved = panned(view, dx, dy)
        fc.pre(Math.abs(moved.lng) < 179 && Math.abs(moved.lat) < 84)
        const at = project(view, moved, size)
        expect(at.x).toBeCloseTo(400 + dx, 2)
        expect(at.y).toBeCloseTo(240 + dy, 2)
        expect(panned(moved, -dx, -dy).lng).toBeCloseTo(view.lng, 6)
      }),
    )
  })

  it('never leaves the earth or the range of zooms', () => {
    const wild = held({ lng: 999, lat: -999, zoom: 99 })
    expect(wild.lng).toBe(180)
    expect(wild.lat).toBeGreaterThan(-86)
    expect(wild.zoom).toBe(MAX_ZOOM)
    expect(held({ lng: 0, lat: 0, zoom: -3 }).zoom).toBe(LEAST_ZOOM)
  })
})

describe('fitting', () => {
  it('has every place in sight', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 30 }), (places) => {
        const view = fitting(places, size)
        if (view.zoom <= LEAST_ZOOM) return
        for (const place of places) {
          const { x, y } = project(place, view, size)
          expect(x).toBeGreaterThanOrEqual(-1)
          expect(x).toBeLessThanOrEqual(801)
          expect(y).toBeGreaterThanOrEqual(-1)
          expect(y).toBeLessThanOrEqual(481)
        }
      }),
    )
  })

  it('shows one station with its town, and China where there is none', () => {
    expect(fitting([{ lng: 114.05, lat: 22.54 }], size).zoom).toBe(12)
    expect(fitting([], size)).toMatchObject({ lng: 104, lat: 36 })
  })
})

it('draws a readable number of grid lines at every zoom', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const lines = gridOf(view, size)
      expect(lines.length).toBeLessThan(24)
      expect(new Set(lines.map(({ kind, degrees }) => `${kind} ${degrees}`)).size).toBe(lines.length)
    }),
  )
})

it('has a round scale bar that fits', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const { metres, pixels } = scaleBar(view, 110)
      expect(pixels).toBeLessThanOrEqual(110.01)
      expect(pixels).toBeGreaterThan(40)
      expect(String(metres)).toMatch(/^[125]0*$|^0\.0*[125]$/)
    }),
  )
})
