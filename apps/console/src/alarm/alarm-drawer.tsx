import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { type AlarmDetail, alarm } from '@ampdeck/api/operation/alarm'
import { alarmTexts } from '@ampdeck/api/operation/alarm.texts'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { type Description, DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { useLiveRows } from '../live/use-live-rows.ts'
import { useMenu } from '../menu/menu-context.ts'
import { paths } from '../session/paths.ts'
import styles from './alarm.module.css'
import { alarmWords as words } from './alarm.texts.ts'
import { AlarmHistory } from './alarm-history.tsx'
import { alarmName, alarmObject, alarmStation } from './alarm-name.ts'
import { AlarmOrders } from './alarm-orders.tsx'

interface AlarmDrawerProps {
  id: number
  onClose: () => void
  /** What can be done with it. */
  footer?: (row: AlarmDetail) => ReactNode
}

/** All that is known of one alarm: where, since when, what to do, who did what, and the work orders. */
export function AlarmDrawer({ id, onClose, footer }: AlarmDrawerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(alarm.get, { id })
  const { data } = reading
  useLiveRows(['alarm', 'workOrder'], alarm.get, alarmWorkOrder.page)

  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? alarmName(data, language) : say(words.drawer)}
      caption={
        data && (
          <span className={styles.caption}>
            <StatusBadge of={alarmLevel} code={data.level} />
            <StatusBadge of={alarmHandling} code={data.handling} />
            <span>{[alarmStation(data, language), alarmObject(data)].filter(Boolean).join(' · ')}</span>
          </span>
        )
      }
      footer={data && footer && <div className={styles.tools}>{footer(data)}</div>}
    >
      {data ? <Content row={data} /> : <Awaited of={reading} title={say(words.notRead)} />}
    </Drawer>
  )
}

function Content({ row }: { row: AlarmDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const advice = (language === 'en' && row.adviceEn) || row.advice

  return (
    <div className={styles.drawer}>
      <DescriptionList items={useFacts(row)} columns={2} />
      {advice && (
        <section className={styles.section}>
          <h3>{say(words.advice)}</h3>
          <p>{advice}</p>
        </section>
      )}
      <section className={styles.section}>
        <h3>{say(words.workOrders)}</h3>
        <AlarmOrders alarmId={row.id} />
      </section>
      <section className={styles.section}>
        <h3>{say(words.history)}</h3>
        <AlarmHistory steps={row.steps} />
      </section>
    </div>
  )
}

function useFacts(row: AlarmDetail): Description[] {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const orders = useMenu().pages.find(({ id, isBuilt }) => id === 'chargeOrder' && isBuilt)
  const station = alarmStation(row, language)
  const object = alarmObject(row)
  const { order } = row

  return [
    { label: say(alarmTexts.code), value: row.code, copy: row.code },
    { label: say(words.rule), value: (language === 'en' && row.ruleNameEn) || row.ruleName },
    {
      label: say(alarmTexts.stationId),
      value: row.stationId !== null && station && <Link to={paths.station(row.stationId)}>{station}</Link>,
    },
    {
      label: say(row.gunId === null ? alarmTexts.pileId : alarmTexts.gunId),
      value: row.pileId !== null && object && <Link to={paths.pile(row.pileId)}>{object}</Link>,
    },
    { label: say(alarmTexts.firstTime), value: row.firstTime },
    { label: say(alarmTexts.lastTime), value: row.lastTime },
    { label: say(alarmTexts.count), value: number(row.count) },
    {
      label: say(alarmTexts.recoverTime),
      value: row.recoverTime === null ? say(words.since) : row.recoverTime,
    },
    { label: say(alarmTexts.handleUser), value: row.handleUserName },
    {
      label: say(words.order),
      value:
        order &&
        (orders ? <Link to={`${orders.url}?orderNo=${order.orderNo}`}>{order.orderNo}</Link> : order.orderNo),
    },
    ...(row.info ? [{ label: say(alarmTexts.info), value: row.info, wide: true }] : []),
    ...(row.handleNote ? [{ label: say(alarmTexts.handleNote), value: row.handleNote, wide: true }] : []),
  ]
}
