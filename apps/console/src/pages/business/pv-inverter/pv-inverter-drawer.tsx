import { pvInverter } from '@ampdeck/api/config/pv-inverter'
import { pvInverterTexts as fields } from '@ampdeck/api/config/pv-inverter.texts'
import type { OutputOf } from '@ampdeck/api/contract'
import { pvInverterState } from '@ampdeck/api/enumerations/pv-inverter'
import { localName, texts } from '@ampdeck/api/texts'
import { DateInput } from '@ampdeck/ui/date-input'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { Energy, Power } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Timeline } from '@ampdeck/ui/timeline'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { HOUR_NAMES } from '../../../figures/stretch.ts'
import { paths } from '../../../session/paths.ts'
import styles from './pv-inverter.module.css'

const words = texts({
  title: ['Inverter', '逆变器'],
  curve: ['Power of the day', '日功率曲线'],
  given: ['Mean power', '平均功率'],
  dayBefore: ['Day before', '前一日'],
  day: ['Day', '日期'],
  states: ['States of the day', '当日状态'],
  atStart: ['since the day before', '日前起'],
})

/** How often its values are read while somebody looks. */
const LIVE_MS = 5_000

/** One inverter: its values of this moment, the power of a day, and the states it went through. */
export function PvInverterDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { percent, number } = useFormats()
  const reading = useRead(pvInverter.get, { id })
  const { data: live } = useRead(pvInverter.live, { id }, { refreshEvery: LIVE_MS, keepsLast: true })
  const { data } = reading
  const now = live ?? data

  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={data?.sn ?? say(words.title)}
      caption={now?.state != null && <StatusBadge of={pvInverterState} code={now.state} />}
    >
      {data && now ? (
        <div className={styles.drawer}>
          <DescriptionList
            columns={2}
            items={[
              {
                label: say(fields.stationId),
                value: <a href={paths.station(data.stationId)}>{localName(data, language, 'stationName')}</a>,
              },
              { label: say(fields.model), value: data.model },
              { label: say(fields.activeW), value: <Power w={now.activeW} /> },
              { label: say(fields.ratedW), value: <Power w={data.ratedW} /> },
              { label: say(fields.todayWh), value: <Energy wh={now.todayWh} /> },
              { label: say(fields.totalWh), value: <Energy wh={now.totalWh} /> },
              {
                label: say(fields.efficiencyBps),
                value: now.efficiencyBps === null ? null : percent(now.efficiencyBps, 1),
              },
              { label: say(fields.tempC), value: now.tempC === null ? null : number(now.tempC) },
              { label: say(fields.ts), value: now.ts },
            ]}
          />
          <Day id={id} />
        </div>
      ) : (
        <Awaited of={reading} />
      )}
    </Drawer>
  )
}

function Day({ id }: { id: number }) {
  const say = useSay()
  const [day, choose] = useState<string>()
  const reading = useRead(pvInverter.curve, { id, ...(day && { day }) }, { keepsLast: true })
  const { data } = reading
  if (!data) return <Awaited of={reading} />

  return (
    <>
      <div className={styles.head}>
        <h3>{say(words.curve)}</h3>
        <DateInput
          aria-label={say(words.day)}
          value={data.day}
          onChange={(next) => choose(next ?? undefined)}
        />
      </div>
      <SeriesChart
        label={say(words.curve)}
        unit="power"
        kind="area"
        height={200}
        xLabels={HOUR_NAMES}
        series={[
          { id: 'given', name: say(words.given), colour: 'teal', values: data.hours },
          {
            id: 'dayBefore',
            name: say(words.dayBefore),
            colour: 'prev',
            values: data.dayBefore,
            kind: 'line',
          },
        ]}
      />
      <States day={data.day} states={data.states} />
    </>
  )
}

function States({ day, states }: Pick<OutputOf<typeof pvInverter.curve>, 'day' | 'states'>) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <section aria-label={say(words.states)}>
      <h3>{say(words.states)}</h3>
      <Timeline
        events={states.map(({ ts, state }) => ({
          id: ts,
          title: pvInverterState.label(state, language),
          time: ts.startsWith(day) ? ts.slice(11, 16) : say(words.atStart),
          state: pvInverterState.mark(state)?.tone === 'bad' ? 'bad' : 'done',
        }))}
      />
    </section>
  )
}
