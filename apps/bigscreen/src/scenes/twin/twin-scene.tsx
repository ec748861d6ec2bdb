import { nextChange, periodAt } from '@ampdeck/api/billing/tariff-day'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { period } from '@ampdeck/api/enumerations/order'
import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useMemo, useState } from 'react'
import { freshnessOf, type Source } from '../../feed/source.ts'
import { Mark } from '../../guns/mark.tsx'
import { gunKeyOf, gunMarks } from '../../guns/marks.ts'
import { atLeast, energyOf, powerOf, powerSumOf, scaledText } from '../../parts/figures.ts'
import { Notice } from '../../parts/notice.tsx'
import { Reading } from '../../parts/reading.tsx'
import { SceneRoom } from '../../parts/scene-room.tsx'
import { type Anchor, Callout } from '../../solid/callouts.tsx'
import { SolidStage } from '../../solid/solid-stage.tsx'
import { countdownText, secondOfDay } from '../../time/day.ts'
import { useTick } from '../../time/use-tick.ts'
import type { SceneProps } from '../scene.ts'
import { GunField } from '../station/gun-field.tsx'
import { gunWords } from '../station/gun-words.ts'
import { powerOfStation } from '../station/live-station.ts'
import { stationTexts } from '../station/station.texts.ts'
import { StationLegend } from '../station/station-legend.tsx'
import { StationNames } from '../station/station-names.tsx'
import { useStation } from '../station/use-station.ts'
import { daylightAt } from './daylight.ts'
import { GunCard } from './gun-card.tsx'
import { Orbit } from './orbit.tsx'
import { twinLayout } from './twin-layout.ts'
import { sourcesOf, TwinModel } from './twin-model.tsx'
import { twinParts } from './twin-parts.ts'
import styles from './twin-scene.module.css'

/** The twin of one station, built from its own equipment. */
export function TwinScene(props: SceneProps) {
  const source = useStation(props)
  return <TwinSceneView source={source} started={props.feed.started} />
}

export interface TwinSceneViewProps {
  source: Source<StationView | null>
  started: readonly number[]
}

export function TwinSceneView({ source, started }: TwinSceneViewProps) {
  const say = useSay()
  const { view } = source
  if (view === null) return <Notice title={say(stationTexts.noStations)}>{''}</Notice>
  if (view === undefined)
    return source.failure === 'notFound' ? (
      <Notice title={say(stationTexts.unknown)}>{say(stationTexts.unknownWay)}</Notice>
    ) : (
      <SceneRoom source={source} className={styles.scene}>
        {null}
      </SceneRoom>
    )

  return (
    <SceneRoom source={source} className={styles.scene}>
      <Twin key={view.stationId} source={{ ...source, view }} started={started} />
      <TwinHead view={view} />
      <Today view={view} />
      <div className={styles.foot}>
        <StationLegend station={view} as="line" />
      </div>
    </SceneRoom>
  )
}

function Twin({
  source,
  started,
}: {
  source: Source<StationView> & { view: StationView }
  started: readonly number[]
}) {
  const say = useSay()
  const { language } = useLanguage()
  const { view } = source
  const [chosen, setChosen] = useState<number>()
  const freshness = useTick((now) => freshnessOf(source, now))
  const daylight = useTick((now) => Math.round(daylightAt(secondOfDay(now)) * 20) / 20)
  // Bays move only when guns are added: the order of their ids says it.
  const places = view.guns.map(({ id, pileId }) => `${id}:${pileId}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what was just written
  const layout = useMemo(() => twinLayout(view.guns), [places])
  const parts = useMemo(() => twinParts(layout, view, freshness === 'fresh'), [layout, view, freshness])
  const gun = view.guns.find(({ id }) => id === chosen)
  const anchors = anchorsOf(view, layout)
  const reach = Math.max(layout.width, layout.depth * 1.25, 26)

  return (
    <>
      <SolidStage
        label={say(stationTexts.twin, { name: (language === 'en' && view.nameEn) || view.name })}
        camera={[reach * 0.42, reach * 0.66, reach * 0.98]}
        fov={28}
        shadowReach={reach * 0.75}
        shadowOf={parts}
        fog={[reach * 1.3, reach * 3.4]}
        freeLeft={280}
        anchors={anchors}
        callouts={freshness === 'fresh' && anchors.map(({ key }) => <Place key={key} of={key} view={view} />)}
        fallback={
          <div className={styles.flat}>
            <p>{say(stationTexts.noSolids)}</p>
            <GunField station={view} started={started} />
          </div>
        }
      >
        <TwinModel
          view={view}
          layout={layout}
          parts={parts}
          isLive={freshness === 'fresh'}
          daylight={daylight}
          onChoose={setChosen}
        />
        <Orbit reach={reach} />
      </SolidStage>
      {gun && (
        <div className={styles.card}>
          <GunCard gun={gun} onClose={() => setChosen(undefined)} />
        </div>
      )}
    </>
  )
}

/** The words at a place: a source of power, or a gun. */
function Place({ of, view }: { of: string; view: StationView }) {
  const say = useSay()
  const { language } = useLanguage()
  const formats = useFormats()
  const now = useTick((time) => Math.floor(time / 60_000) * 60_000)
  const { gridW, pvW } = sourcesOf(view)
  const { powerUnknown } = powerOfStation(view)
  const gun = view.guns.find(({ id }) => `gun${id}` === of)
  if (!gun) {
    const isPv = of === 'pv'
    return (
      <Callout of={of} colour={isPv ? 'var(--source-pv)' : 'var(--source-grid)'}>
        {say(isPv ? stationTexts.pvRoof : stationTexts.grid)}{' '}
        <b>{scaledText(isPv ? powerOf(pvW) : powerSumOf({ powerUnknown, powerW: gridW }), formats)}</b>
      </Callout>
    )
  }
  const key = gunKeyOf(gun.status)
  const { soc, foot, word } = gunWords(gun, now, language)
  const alarm = gun.alarm && ((language === 'en' && gun.alarm.nameEn) || gun.alarm.name)
  return (
    <Callout of={of} colour={alarm ? 'var(--gun-alarm)' : 'var(--gun-charging)'}>
      <Mark parts={gunMarks[key]} colour={`var(--gun-${key})`} /> {gun.label}{' '}
      {soc === undefined ? (
        (alarm ?? word)
      ) : (
        <>
          <b>{soc} %</b>{' '}
          {[`${gun.powerW === null ? '–' : formats.number(gun.powerW / 1_000)} kW`, foot]
            .filter(Boolean)
            .join(' · ')}
        </>
      )}
    </Callout>
  )
}

const MAX_ALARMS = 3

/** The places that have a name, the most important first. */
function anchorsOf(view: StationView, layout: ReturnType<typeof twinLayout>): Anchor[] {
  const { alarm, fault, charging } = gunStatus.code
  const { transformer, islands } = layout
  const bayOf = (gunId: number) => layout.bays.find((bay) => bay.gunId === gunId)
  const at = (gunId: number, y: number): Anchor[] => {
    const bay = bayOf(gunId)
    return bay ? [{ key: `gun${gunId}`, at: [bay.x, y, bay.z] }] : []
  }
  const troubled = view.guns.filter(({ status }) => status === alarm || status === fault)
  const [soonest] = view.guns
    .filter(({ status, doneTime }) => status === charging && doneTime !== null)
    .toSorted((a, b) => (a.doneTime ?? '').localeCompare(b.doneTime ?? ''))
  const [first] = islands
  return [
    ...troubled.slice(0, MAX_ALARMS).flatMap(({ id }) => at(id, 3)),
    { key: 'grid', at: [transformer.x, 3.4, transformer.z] },
    ...(view.pv && first ? [{ key: 'pv', at: [first.x - first.length / 4, 4.7, first.z] as const }] : []),
    ...(soonest ? at(soonest.id, 1.2) : []),
  ]
}

function TwinHead({ view }: { view: StationView }) {
  const say = useSay()
  const { number } = useFormats()
  const power = powerOfStation(view)
  const { limitW } = view

  return (
    <div className={styles.head} data-written>
      <StationNames station={view} />
      <Reading {...powerSumOf(power)} size="hero" />
      {limitW > 0 && (
        <p className={styles.quiet}>
          <b>{atLeast(power, (w) => `${number((w / limitW) * 100)} %`)}</b>{' '}
          {say(stationTexts.ofThePower, { limit: number(limitW / 1_000) })}
        </p>
      )}
    </div>
  )
}

/** Energy and fees of today, and when the price changes. */
function Today({ view }: { view: StationView }) {
  const say = useSay()
  const { language } = useLanguage()
  const second = useTick(secondOfDay)
  const current = periodAt(view.periods, second / 60)
  const next = nextChange(view.periods, second)

  return (
    <div className={styles.today} data-written>
      <p>{say(stationTexts.today)}</p>
      <Reading {...energyOf(view.energyWh)} size="small" />
      <Reading value={view.incomeFen / 100} currency="¥" size="small" />
      {current && next && (
        <>
          <p>
            {say(stationTexts.thenIn, {
              now: period.label(current.period, language),
              next: period.label(next.period.period, language),
            })}
          </p>
          <p className={styles.countdown}>{countdownText(next.seconds)}</p>
        </>
      )}
    </div>
  )
}
