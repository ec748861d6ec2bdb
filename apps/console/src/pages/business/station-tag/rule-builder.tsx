import { type TagCondition, type TagField, type TagRule, tagFields } from '@ampdeck/api/member/tag-rule'
import { texts } from '@ampdeck/api/texts'
import { Button, IconButton } from '@ampdeck/ui/button'
import { CheckboxGroup, type ControlProps, NumberInput, Select, type ValueProps } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { Trash2 } from 'lucide-react'
import styles from './station-tag.module.css'

const words = texts({
  match: ['Objects must meet', '对象须满足'],
  all: ['all conditions', '全部条件'],
  any: ['any condition', '任一条件'],
  field: ['Field of condition {n}', '条件 {n} 的字段'],
  operator: ['Comparison of condition {n}', '条件 {n} 的比较方式'],
  value: ['Value of condition {n}', '条件 {n} 的值'],
  atLeast: ['at least', '不小于'],
  atMost: ['at most', '不大于'],
  remove: ['Remove condition {n}', '移除条件 {n}'],
  add: ['Add condition', '添加条件'],
})

const MAX = 8

export interface RuleBuilderOptions {
  objectKind: number
}

type RuleBuilderProps = ControlProps & ValueProps<TagRule> & RuleBuilderOptions

/** The conditions of a rule, one below the other, each with what its field can be compared with. */
export function RuleBuilder({ objectKind, value, onChange, ref, ...rest }: RuleBuilderProps) {
  const say = useSay()
  const fields = tagFields[objectKind as keyof typeof tagFields] ?? []
  const rule: TagRule = value || { match: 'all', conditions: fields.slice(0, 1).map(emptyOf) }
  const { conditions } = rule
  const set = (next: Partial<TagRule>) => onChange({ ...rule, ...next })
  const replace = (index: number, condition: TagCondition) =>
    set({ conditions: conditions.with(index, condition) })

  return (
    <fieldset
      id={rest.id}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      className={styles.rule}
    >
      {conditions.length > 1 && (
        <Select
          aria-label={say(words.match)}
          value={rule.match}
          onChange={({ target }) => set({ match: target.value === 'any' ? 'any' : 'all' })}
        >
          <option value="all">
            {say(words.match)} {say(words.all)}
          </option>
          <option value="any">
            {say(words.match)} {say(words.any)}
          </option>
        </Select>
      )}
      <ol className={styles.conditions}>
        {conditions.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place
          <li key={index} className={styles.condition}>
            <Condition
              fields={fields}
              condition={condition}
              n={index + 1}
              onChange={(next) => replace(index, next)}
              onRemove={
                conditions.length > 1 ? () => set({ conditions: conditions.toSpliced(index, 1) }) : undefined
              }
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        disabled={conditions.length >= MAX}
        onClick={() => set({ conditions: [...conditions, ...fields.slice(0, 1).map(emptyOf)] })}
      >
        {say(words.add)}
      </Button>
    </fieldset>
  )
}

function emptyOf(field: TagField): TagCondition {
  return { field: field.name, operator: 'of' in field ? 'oneOf' : 'atLeast', values: [] }
}

interface ConditionProps {
  fields: readonly TagField[]
  condition: TagCondition
  n: number
  onChange: (next: TagCondition) => void
  onRemove: (() => void) | undefined
}

function Condition({ fields, condition, n, onChange, onRemove }: ConditionProps) {
  const say = useSay()
  const field = fields.find(({ name }) => name === condition.field)

  return (
    <>
      <Select
        aria-label={say(words.field, { n })}
        value={condition.field}
        onChange={({ target }) => {
          const next = fields.find(({ name }) => name === target.value)
          if (next) onChange(emptyOf(next))
        }}
      >
        {fields.map(({ name, text }) => (
          <option key={name} value={name}>
            {say(text)}
          </option>
        ))}
      </Select>
      {field && 'of' in field ? (
        <CheckboxGroup
          aria-label={say(words.value, { n })}
          options={field.of}
          value={condition.values}
          onChange={(values) => onChange({ ...condition, values: (values ?? []).map(Number) })}
        />
      ) : (
        <span className={styles.figure}>
          <Select
            aria-label={say(words.operator, { n })}
            value={condition.operator}
            onChange={({ target }) =>
              onChange({ ...condition, operator: target.value === 'atMost' ? 'atMost' : 'atLeast' })
            }
          >
            <option value="atLeast">{say(words.atLeast)}</option>
            <option value="atMost">{say(words.atMost)}</option>
          </Select>
          <NumberInput
            aria-label={say(words.value, { n })}
            scale={field?.scale ?? 1}
            unit={field && say(field.unit)}
            digits={{ whole: 7, decimals: field && field.scale > 1 ? 1 : 0 }}
            value={condition.values[0] ?? null}
            onChange={(value) => onChange({ ...condition, values: value === null ? [] : [Number(value)] })}
          />
        </span>
      )}
      {onRemove && (
        <IconButton label={say(words.remove, { n })} onClick={onRemove}>
          <Trash2 size={15} />
        </IconButton>
      )}
    </>
  )
}
