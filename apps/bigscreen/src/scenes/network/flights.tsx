import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFreshness } from '../../feed/source-context.ts'
import mapStyles from '../../map/map.module.css'
import { type Frame, type Point, pixelOf } from '../../map/projection.ts'
import type { Area } from '../../parts/use-area.ts'
import { isMotionWanted } from '../../parts/use-rolling.ts'
import { type Flight, onBow, progressOf, withStarts } from './flight.ts'

export interface FlightsProps {
  stations: NetworkView['stations']
  /** Guns at which a charge has just begun. */
  started: readonly number[]
  /** The city from which the commands come. */
  mainCity: string | null
  frame: Frame
  area: Area
}

/** 30 pictures a second are enough. */
const FRAME_MS = 33
const TAIL = 0.45
/* In pixels of the design. */
const NEAR = 40
const RING_RADIUS = 46

/** Lines from the control centre to the stations at which charges begin. The canvas rests while none flies. */
export function Flights({ stations, started, mainCity, frame, area }: FlightsProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const flights = useRef<readonly Flight[]>([])
  const isFresh = useFreshness() === 'fresh'
  const ratio = globalThis.devicePixelRatio ?? 1
  const add = useEffectEvent((now: number) => {
    const wanted = new Set(started)
    const to = stations
      .filter(({ guns }) => guns.some(({ id }) => wanted.has(id)))
      .map((station) => pixelOf(station, frame))
    const from = centreOf(stations, mainCity, frame)
    flights.current = withStarts(flights.current, { from, to, now, near: NEAR * area.unit })
  })
  const draw = useEffectEvent((now: number) => {
    flights.current = withStarts(flights.current, { from: undefined, to: [], now, near: 0 })
    if (canvas.current) paint(canvas.current, flights.current, { now, unit: area.unit, ratio })
    return flights.current.length > 0
  })

  useEffect(() => {
    if (started.length === 0 || !isFresh || !isMotionWanted()) return
    add(performance.now())
    let last = 0
    let frameId = requestAnimationFrame(function step(now) {
      const isDue = now - last >= FRAME_MS
      if (isDue) last = now
      if (!isDue || draw(now)) frameId = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frameId)
  }, [started, isFresh])

  return (
    <canvas
      ref={canvas}
      className={mapStyles.canvas}
      width={Math.round(area.width * ratio)}
      height={Math.round(area.height * ratio)}
    />
  )
}

/** Amid the stations of the city with most guns. */
function centreOf(
  stations: NetworkView['stations'],
  mainCity: string | null,
  frame: Frame,
): Point | undefined {
  const points = stations
    .filter(({ cityCode }) => cityCode === mainCity)
    .map((station) => pixelOf(station, frame))
  if (points.length === 0) return undefined
  const mean = (read: (of: Point) => number) => points.reduce((sum, of) => sum + read(of), 0) / points.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

function paint(
  canvas: HTMLCanvasElement,
  flights: readonly Flight[],
  { now, unit, ratio }: { now: number; unit: number; ratio: number },
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.lineCap = 'round'
  for (const flight of flights) {
    const { way, ring } = progressOf(flight, now)
    if (way > 0 && way < 1) paintWay(context, flight, way, unit)
    if (way === 1 && ring < 1) {
      context.strokeStyle = `rgb(159 245 217 / ${0.8 * (1 - ring)})`
      context.lineWidth = 2 * unit
      context.beginPath()
      context.arc(flight.to.x, flight.to.y, (8 + RING_RADIUS * ring) * unit, 0, 2 * Math.PI)
      context.stroke()
    }
  }
}

/** The whole way faintly, the tail that grows brighter to its head, and the head. */
function paintWay(context: CanvasRenderingContext2D, flight: Flight, way: number, unit: number): void {
  line(context, flight, [0, 1])
  context.lineWidth = unit
  context.strokeStyle = 'rgb(79 227 181 / 0.22)'
  context.stroke()
  const steps = 12
  for (let step = 0; step < steps; step++) {
    const from = way - TAIL * (1 - step / steps)
    const to = way - TAIL * (1 - (step + 1) / steps)
    if (to <= 0) continue
    line(context, flight, [Math.max(0, from), to])
    context.lineWidth = (1 + (1.6 * step) / steps) * unit
    context.strokeStyle = `rgb(214 255 242 / ${((step + 1) / steps) ** 2})`
    context.stroke()
  }
  const head = onBow(flight, way)
  context.fillStyle = '#fff'
  context.beginPath()
  context.arc(head.x, head.y, 3.6 * unit, 0, 2 * Math.PI)
  context.fill()
}

function line(
  context: CanvasRenderingContext2D,
  flight: Flight,
  [from, to]: readonly [number, number],
): void {
  const steps = Math.max(2, Math.ceil((to - from) * 30))
  context.beginPath()
  for (let step = 0; step <= steps; step++) {
    const { x, y } = onBow(flight, from + ((to - from) * step) / steps)
    context.lineTo(x, y)
  }
}
