import type { WorkOrderResult } from '@ampdeck/api/operation/work-order'
import { Button, IconButton } from '@ampdeck/ui/button'
import { FieldFrame, NumberInput, TextInput, useField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { Plus, X } from 'lucide-react'
import type { z } from 'zod'
import styles from './work-order.module.css'
import { orderWords as words } from './work-order.texts.ts'

type Result = z.input<typeof WorkOrderResult>
type Part = NonNullable<Result['parts']>[number]
type PartErrors = Partial<Record<keyof Part, { message?: string }>>

const MAX_PARTS = 20

/** The parts that were built in, one below the other; mostly there are none. */
export function PartsField({ of }: { of: Draft<Result> }) {
  const say = useSay()
  const { value, change, failure, frame } = useField(of, 'parts', { wide: true })
  const parts = (value ?? []) as readonly Part[]
  const errors = Array.isArray(failure) ? (failure as (PartErrors | undefined)[]) : []

  return (
    <fieldset id={frame.id} className={styles.parts}>
      <legend>{frame.label}</legend>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place until it is typed.
        <div key={index} className={styles.part}>
          <TextInput
            label={say(words.partName)}
            required
            error={errors[index]?.name?.message}
            maxLength={50}
            value={part.name}
            onChange={({ target }) => change(parts.with(index, { ...part, name: target.value }))}
          />
          <FieldFrame label={say(words.qty)} isRequired error={errors[index]?.qty?.message}>
            {(wiring) => (
              <NumberInput
                {...wiring}
                value={part.qty}
                // What is no number goes to the form as the text that it is, for the schema to refuse.
                onChange={(qty) => change(parts.with(index, { ...part, qty: qty as number }))}
              />
            )}
          </FieldFrame>
          <FieldFrame label={say(words.cost)} isRequired error={errors[index]?.costFen?.message}>
            {(wiring) => (
              <NumberInput
                {...wiring}
                unit={say(['yuan', '元'])}
                scale={100}
                value={part.costFen}
                onChange={(costFen) => change(parts.with(index, { ...part, costFen: costFen as number }))}
              />
            )}
          </FieldFrame>
          <IconButton
            label={say(words.removePart, { place: index + 1 })}
            onClick={() => change(parts.toSpliced(index, 1))}
          >
            <X />
          </IconButton>
        </div>
      ))}
      {parts.length < MAX_PARTS && (
        <Button
          icon={<Plus />}
          size="form"
          onClick={() => change([...parts, { name: '', qty: 1, costFen: 0 }])}
        >
          {say(words.addPart)}
        </Button>
      )}
    </fieldset>
  )
}
