import { gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { alarmTexts } from '@ampdeck/api/operation/alarm.texts'
import type { WorkOrderDetail, WorkOrderStep } from '@ampdeck/api/operation/work-order'
import { workOrderTexts as fields } from '@ampdeck/api/operation/work-order.texts'
import { localName, type Text } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Money } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Timeline } from '@ampdeck/ui/timeline'
import { Link } from 'react-router-dom'
import { useAddress } from '../menu/use-address.ts'
import { PictureLink } from '../shell/private-picture.tsx'
import styles from './work-order.module.css'
import { orderWords as words } from './work-order.texts.ts'

/** The alarm behind a work order, and the state of its gun when the work order was made. */
export function OrderAlarm({ of }: { of: WorkOrderDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number, minute } = useFormats()
  const addressOf = useAddress()
  const { alarm, order } = of
  if (!alarm) return null
  const center = addressOf('alarmCenter') ?? addressOf('alarmMonitor')
  const orders = addressOf('chargeOrder')
  const name = localName(alarm, language)
  const advice = (language === 'en' && alarm.adviceEn) || alarm.advice

  return (
    <>
      <p className={styles.line}>
        <StatusBadge of={alarmLevel} code={alarm.level} />
        <strong>{center ? <Link to={`${center}?open=${alarm.id}`}>{name}</Link> : name}</strong>
        <StatusBadge of={alarmHandling} code={alarm.handling} />
      </p>
      <DescriptionList
        columns={2}
        items={[
          { label: say(alarmTexts.code), value: alarm.code, copy: alarm.code },
          {
            label: say(words.gunThen),
            value: of.gunStatus !== null && (
              <span className={styles.line}>
                <StatusBadge of={gunStatus} code={of.gunStatus} />
                {of.gunLetter !== null && letterOf(of.gunLetter)}
              </span>
            ),
          },
          { label: say(words.raised), value: minute(alarm.firstTime) },
          { label: say(words.times), value: number(alarm.count) },
          {
            label: say(words.recovered),
            value: alarm.recoverTime === null ? say(words.notYet) : minute(alarm.recoverTime),
          },
          {
            label: say(words.chargeOrder),
            value:
              order &&
              (orders ? <Link to={`${orders}?open=${order.id}`}>{order.orderNo}</Link> : order.orderNo),
          },
          ...(alarm.info ? [{ label: say(alarmTexts.info), value: alarm.info, wide: true }] : []),
          ...(advice ? [{ label: say(words.advice), value: advice, wide: true }] : []),
        ]}
      />
    </>
  )
}

/** What was done: the result, the parts, and how it looked before and after. */
export function OrderWork({ of }: { of: WorkOrderDetail }) {
  const say = useSay()
  const { result, parts, pictures, resultPictures } = of

  return (
    <>
      {result ? <p>{result}</p> : <p className={styles.muted}>{say(words.notDone)}</p>}
      <div className={styles.sides}>
        <Pictures title={say(fields.pictures)} urls={pictures} />
        <Pictures title={say(fields.resultPictures)} urls={resultPictures} />
      </div>
      {result && <Parts parts={parts} />}
    </>
  )
}

function Pictures({ title, urls }: { title: string; urls: readonly string[] }) {
  const say = useSay()

  return (
    <section className={styles.side}>
      <h4>{title}</h4>
      {urls.length === 0 ? (
        <p className={styles.muted}>{say(words.noPictures)}</p>
      ) : (
        <ul className={styles.pictures}>
          {urls.map((url, at) => (
            <li key={url}>
              <PictureLink
                url={url}
                alt={say(words.picture, { name: title, place: at + 1, count: urls.length })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Parts({ parts }: Pick<WorkOrderDetail, 'parts'>) {
  const say = useSay()
  const { number } = useFormats()
  if (parts.length === 0) return <p className={styles.muted}>{say(words.noParts)}</p>
  const sum = parts.reduce((total, { qty, costFen }) => total + qty * costFen, 0)

  return (
    <table className={styles.table}>
      <caption>{say(fields.parts)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(words.partName)}</th>
          <th scope="col">{say(words.qty)}</th>
          <th scope="col">{say(words.cost)}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, qty, costFen }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same part may stand there twice.
          <tr key={index}>
            <td>{name}</td>
            <td>{number(qty)}</td>
            <td>
              <Money fen={costFen} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {say(words.sum)}
          </th>
          <td>
            <Money fen={sum} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

const titles: Readonly<Record<WorkOrderStep['action'], Text>> = {
  create: words.createStep,
  dispatch: words.dispatchStep,
  againDispatch: words.againStep,
  accept: words.acceptStep,
  submit: words.submitStep,
  auditPass: words.passStep,
  auditRefuse: words.refuseStep,
  cancel: words.cancelStep,
}

/** What happened to a work order, from the first step on. */
export function OrderSteps({ steps }: { steps: readonly WorkOrderStep[] }) {
  const say = useSay()

  return (
    <Timeline
      events={steps.map(({ id, action, userName, repairUserName, note, ts }) => ({
        id: String(id),
        title: say(titles[action]),
        time: ts,
        text: [
          userName ? say(words.by, { name: userName }) : say(words.bySystem),
          (action === 'dispatch' || action === 'againDispatch') &&
            repairUserName &&
            say(words.to, { name: repairUserName }),
          note,
        ]
          .filter(Boolean)
          .join(' · '),
        ...(action === 'auditRefuse' && { state: 'bad' as const }),
        ...(action === 'cancel' && { state: 'warning' as const }),
      }))}
    />
  )
}
