import {
  type ChargePlanDetail,
  chargePlan,
  chargePlanLife,
  PlanCarDraft,
  type PlanRow,
  planChargeLife,
} from '@ampdeck/api/config/charge-plan'
import { chargePlanTexts } from '@ampdeck/api/config/charge-plan.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { planNote, planRunState } from '@ampdeck/api/enumerations/plan'
import { canStart } from '@ampdeck/api/life'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { NumberField } from '@ampdeck/ui/fields'
import { Money } from '@ampdeck/ui/figure'
import { useGrants } from '@ampdeck/ui/gate'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../session/paths.ts'
import styles from './charging-plan.module.css'

const words = texts({
  cars: ['Vehicles of this plan', '计划车辆'],
  stay: ['Stay', '停留时间'],
  soc: ['SOC', 'SOC'],
  planned: ['Planned', '计划时间'],
  noPlace: ['Not scheduled', '未安排'],
  change: ['Change', '调整'],
  changeOf: ['Stay of {plate}', '{plate} 的停留'],
  again: ['The plan is rearranged.', '保存后将重新编排。'],
})

const percent = { unit: '%', digits: { whole: 3, decimals: 0 } }

/** Each car of a plan: how long it stays, what it needs, where it charges, and what becomes of it. */
export function PlanCars({ plan }: { plan: ChargePlanDetail }) {
  const say = useSay()
  const { may } = useGrants()
  const { minute } = useFormats()
  const { language } = useLanguage()
  const [changing, setChanging] = useState<PlanRow>()
  const canChange = may(chargePlan.update) && canStart(chargePlanLife.change, plan)
  const guns = new Map(plan.guns.map(({ id, pileName, letter }) => [id, `${pileName} ${letterOf(letter)}`]))

  return (
    <section className={styles.cars}>
      <h2>{say(words.cars)}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th>{say(chargePlanTexts.plate)}</th>
              <th>{say(chargePlanTexts.state)}</th>
              <th>{say(words.stay)}</th>
              <th>{say(words.soc)}</th>
              <th>{say(chargePlanTexts.gun)}</th>
              <th>{say(words.planned)}</th>
              <th data-numeric>{say(chargePlanTexts.planFen)}</th>
              {canChange && (
                <th>
                  <span className="visually-hidden">{say(words.change)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {plan.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.orderId === null ? row.plate : <Link to={paths.order(row.orderId)}>{row.plate}</Link>}
                </th>
                <td>
                  <StatusBadge of={planRunState} code={row.state} />
                  {row.note && <small data-tone="bad">{planNote.label(row.note, language)}</small>}
                </td>
                <td data-label={say(words.stay)}>
                  {minute(row.arrival)} – {row.latestEnd.slice(11, 16)}
                </td>
                <td data-label={say(words.soc)}>
                  {row.startSoc} → {row.endSoc === null ? '' : `${Math.round(row.endSoc)} / `}
                  {row.targetSoc} %
                </td>
                <td data-label={say(chargePlanTexts.gun)}>
                  {row.gunId === null ? say(words.noPlace) : (guns.get(row.gunId) ?? '–')}
                </td>
                <td data-label={say(words.planned)}>
                  {row.plannedStart && row.plannedEnd
                    ? `${minute(row.plannedStart)} – ${row.plannedEnd.slice(11, 16)}`
                    : '–'}
                </td>
                <td data-numeric data-label={say(chargePlanTexts.planFen)}>
                  <Money fen={row.planFen} />
                </td>
                {canChange && (
                  <td>
                    {canStart(planChargeLife.change, row) && (
                      <Button
                        look="plain"
                        size="small"
                        aria-label={`${say(words.change)} ${row.plate}`}
                        onClick={() => setChanging(row)}
                      >
                        {say(words.change)}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changing && <CarDialog row={changing} onClose={() => setChanging(undefined)} />}
    </section>
  )
}

/** One car's own stay. */
function CarDialog({ row, onClose }: { row: PlanRow; onClose: () => void }) {
  const say = useSay()
  const { arrival, latestEnd, startSoc, targetSoc } = row
  const form = useCallForm(chargePlan.setCar, PlanCarDraft, {
    texts: chargePlanTexts,
    defaults: { arrival, latestEnd, startSoc, targetSoc },
    input: (values) => ({ id: row.id, ...values }),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.changeOf, { plate: row.plate })}
      lead={say(words.again)}
      onClose={onClose}
    >
      <DateTimeField of={form} name="arrival" />
      <DateTimeField of={form} name="latestEnd" />
      <NumberField of={form} name="startSoc" {...percent} />
      <NumberField of={form} name="targetSoc" {...percent} />
    </FormDialog>
  )
}
