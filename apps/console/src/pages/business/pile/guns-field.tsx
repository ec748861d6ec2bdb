import { gunTexts } from '@ampdeck/api/config/gun.texts'
import type { GunOfPile, PileDraft } from '@ampdeck/api/config/pile'
import { usualGuns } from '@ampdeck/api/config/pile-layout'
import { connector, letterOf, pileGunLayout } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { Button, IconButton } from '@ampdeck/ui/button'
import { FieldFrame, NumberInput, Select, TextInput, useField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Plus, X } from 'lucide-react'
import { withGun } from './guns-of-form.ts'
import styles from './pile.module.css'

const words = texts({
  gun: ['Gun {letter}', '{letter} 枪'],
  first: ['Choose the layout first', '请先选择枪布局'],
  add: ['Add gun', '新增充电枪'],
  remove: ['Remove gun {letter}', '移除 {letter} 枪'],
})

const { more, four } = pileGunLayout.code

type GunErrors = Partial<Record<keyof GunOfPile, { message?: string }>>

/** The guns of a pile, one below the other; a pile of many guns may have more or fewer of them. */
export function GunsField({ of, layout }: { of: Draft<PileDraft>; layout: string | undefined }) {
  const say = useSay()
  const { value, change, failure, frame } = useField(of, 'guns', { wide: true })
  const guns = (value ?? []) as readonly GunOfPile[]
  const errors = Array.isArray(failure) ? (failure as (GunErrors | undefined)[]) : []
  const least = usualGuns(four) + 1

  return (
    <fieldset id={frame.id} className={styles.field} aria-label={frame.label}>
      {guns.length === 0 && !frame.error && <p className={styles.note}>{say(words.first)}</p>}
      {guns.map((gun, index) => (
        <GunRow
          key={gun.letter}
          gun={gun}
          errors={errors[index] ?? {}}
          onChange={(next) => change(guns.with(index, { ...gun, ...next }))}
          onRemove={
            layout === more && guns.length > least && index === guns.length - 1
              ? () => change(guns.slice(0, -1))
              : undefined
          }
        />
      ))}
      {frame.error && errors.length === 0 && (
        <p className={styles.note} data-invalid>
          {frame.error}
        </p>
      )}
      {layout === more && guns.length > 0 && (
        <Button size="small" icon={<Plus />} onClick={() => change(withGun(guns))}>
          {say(words.add)} {guns.length}
        </Button>
      )}
    </fieldset>
  )
}

interface GunRowProps {
  gun: GunOfPile
  errors: GunErrors
  onChange: (change: Partial<GunOfPile>) => void
  onRemove: (() => void) | undefined
}

function GunRow({ gun, errors, onChange, onRemove }: GunRowProps) {
  const say = useSay()
  const { language } = useLanguage()
  const letter = letterOf(gun.letter)

  return (
    <fieldset className={styles.gun}>
      <legend className={styles.letter}>{say(words.gun, { letter })}</legend>
      <FieldFrame label={say(gunTexts.connector)} isRequired error={errors.connector?.message}>
        {(wiring) => (
          <Select
            {...wiring}
            value={gun.connector}
            onChange={({ target }) => {
              const code = connector.codes.find((of) => String(of) === target.value)
              if (code !== undefined) onChange({ connector: code })
            }}
          >
            {connector.codes.map((code) => (
              <option key={code} value={code}>
                {connector.label(code, language)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FieldFrame label={say(gunTexts.ratedW)} isRequired error={errors.ratedW?.message}>
        {(wiring) => (
          <NumberInput
            {...wiring}
            unit="kW"
            scale={1_000}
            value={gun.ratedW}
            // What is no number goes to the form as the text that it is, for the schema to refuse.
            onChange={(ratedW) => onChange({ ratedW: ratedW as number })}
          />
        )}
      </FieldFrame>
      <TextInput
        label={say(gunTexts.parkingNo)}
        error={errors.parkingNo?.message}
        maxLength={20}
        value={gun.parkingNo ?? ''}
        onChange={({ target }) => onChange({ parkingNo: target.value || null })}
      />
      {onRemove && (
        <IconButton size="small" label={say(words.remove, { letter })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </fieldset>
  )
}
