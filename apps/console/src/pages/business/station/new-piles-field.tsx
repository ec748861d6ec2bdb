import { type PileTypeOption, pileType } from '@ampdeck/api/config/pile-type'
import { type NewPiles, pileCodeOf, type StationSetUp } from '@ampdeck/api/config/station-set-up'
import type { Language } from '@ampdeck/api/enumeration'
import { localName } from '@ampdeck/api/texts'
import { Button, IconButton } from '@ampdeck/ui/button'
import { FieldFrame, NumberInput, Select, useField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Plus, X } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import styles from './station.module.css'
import { stepTexts } from './station.texts.ts'

type Errors = Partial<Record<keyof NewPiles, { message?: string }>>

/** How many piles there are in all. */
export function countOf(piles: readonly Pick<NewPiles, 'count'>[]): number {
  return piles.reduce((sum, { count }) => sum + (Number.isInteger(count) ? count : 0), 0)
}

/** What a pile type is called; empty until the types are there. */
export function typeNameOf(types: readonly PileTypeOption[], id: number, language: Language): string {
  const type = types.find((one) => one.id === id)
  return type ? localName(type, language) : ''
}

/** How many piles of which type a new station gets. Their numbers follow from its code. */
export function NewPilesField({ of }: { of: Draft<StationSetUp> }) {
  const say = useSay()
  const { language } = useLanguage()
  const types = useRead(pileType.selectAll, {}).data ?? []
  const code = useWatch({ control: of.methods.control, name: 'code' })
  const { value, change, failure, frame } = useField(of, 'piles', { wide: true })
  const piles = (value ?? []) as readonly NewPiles[]
  const errors = Array.isArray(failure) ? (failure as (Errors | undefined)[]) : []
  const count = countOf(piles)
  const first = pileCodeOf(code ?? '', 1)
  const put = (index: number, next: Partial<NewPiles>) =>
    change(piles.map((pile, at) => (at === index ? { ...pile, ...next } : pile)))
  const unused = types.find(({ id }) => !piles.some(({ pileTypeId }) => pileTypeId === id)) ?? types[0]

  return (
    <fieldset id={frame.id} className={styles.piles} aria-label={say(stepTexts.piles)}>
      {piles.map((pile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own; a shorter list renews all of them.
        <div key={`${index}-${piles.length}`} className={styles.pile}>
          <FieldFrame label={say(stepTexts.pileType)} isRequired error={errors[index]?.pileTypeId?.message}>
            {(wiring) => (
              <Select
                {...wiring}
                value={pile.pileTypeId}
                onChange={({ target }) => put(index, { pileTypeId: Number(target.value) })}
              >
                {types.map((type) => (
                  <option key={type.id} value={type.id}>
                    {localName(type, language)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <FieldFrame label={say(stepTexts.count)} isRequired error={errors[index]?.count?.message}>
            {(wiring) => (
              <NumberInput
                {...wiring}
                value={pile.count}
                // What is no number goes to the form as the text that it is, for the schema to refuse.
                onChange={(next) => put(index, { count: next as number })}
              />
            )}
          </FieldFrame>
          <IconButton
            size="small"
            label={say(stepTexts.removePiles, {
              type: typeNameOf(types, pile.pileTypeId, language),
            })}
            onClick={() => change(piles.filter((_, at) => at !== index))}
          >
            <X />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus />}
        disabled={unused === undefined}
        onClick={() => unused && change([...piles, { pileTypeId: unused.id, count: 1 }])}
      >
        {say(stepTexts.addPiles)}
      </Button>
      <p role="status" className={styles.note}>
        {count === 0 && say(stepTexts.noPiles)}
        {count === 1 && say(stepTexts.number, { first })}
        {count > 1 && say(stepTexts.numbers, { count, first, last: pileCodeOf(code ?? '', count) })}
      </p>
    </fieldset>
  )
}
