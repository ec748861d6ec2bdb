import { chargePlan, type PlanCars } from '@ampdeck/api/config/charge-plan'
import { texts } from '@ampdeck/api/texts'
import { TimeField } from '@ampdeck/ui/date-input'
import { NumberField } from '@ampdeck/ui/fields'
import { type Draft, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField, type RecordSource, RecordsField } from '@ampdeck/ui/record-picker'
import { useMemo } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { client } from '../data/client.ts'
import { fleetSource } from '../fleet/fleet-source.ts'
import { stationSource } from '../list/station-source.ts'

const words = texts({
  who: ['Vehicles and station', '车辆与场站'],
  stay: ['Stay and need', '停留与需求'],
  apart: ['For all vehicles; each can be adjusted on the board', '适用于全部车辆，可在看板中单独调整'],
  fleetFirst: ['Choose the fleet first', '请先选择车队'],
})

type Cars = z.output<typeof PlanCars>

const percent = { unit: '%', digits: { whole: 3, decimals: 0 } }

/** The station, the fleet, its cars and their stay: what a plan and a template have in common. */
export function PlanCarFields<Values extends Cars & FieldValues>({ form }: { form: Draft<Values> }) {
  const say = useSay()
  // A draft of more fields is one of these: the names of its fields cannot be followed through a type parameter.
  const of = form as unknown as Draft<Cars>
  const groupId = Number(useWatch({ control: of.methods.control, name: 'groupId' }))
  const cars = useMemo(() => carSource(groupId), [groupId])

  return (
    <>
      <FormSection title={say(words.who)}>
        <RecordField of={of} name="stationId" source={stationSource} />
        <RecordField of={of} name="groupId" source={fleetSource} />
        <RecordsField
          key={groupId}
          of={of}
          name="vehicleIds"
          source={cars}
          {...(!groupId && { hint: say(words.fleetFirst) })}
          wide
        />
      </FormSection>
      <FormSection title={say(words.stay)}>
        <TimeField of={of} name="arrival" hint={say(words.apart)} />
        <TimeField of={of} name="leave" />
        <NumberField of={of} name="startSoc" {...percent} />
        <NumberField of={of} name="targetSoc" {...percent} />
      </FormSection>
    </>
  )
}

/** The cars of a fleet by their plate. */
function carSource(groupId: number): RecordSource {
  const rowOf = ({ id, plate, batteryWh }: { id: number; plate: string; batteryWh: number | null }) => ({
    id,
    label: plate,
    detail: batteryWh === null ? undefined : `${Math.round(batteryWh / 1_000)} kWh`,
  })
  return {
    async search(text, _page, signal) {
      if (!groupId) return { rows: [], total: 0 }
      const found = await client(chargePlan.vehicles, { groupId: [groupId], text: text.trim() }, { signal })
      return { rows: found.map(rowOf), total: found.length }
    },
    async resolve(ids, signal) {
      const found = await client(chargePlan.vehicles, { id: ids.map(Number) }, { signal })
      return found.map(rowOf)
    },
  }
}
