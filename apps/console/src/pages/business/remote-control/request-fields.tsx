import { type RequestName, requestForms } from '@ampdeck/api/operation/pile-request'
import type { Text } from '@ampdeck/api/texts'
import { Timestamp } from '@ampdeck/api/wire'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { NumberField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { choiceTexts, hintTexts } from './request.texts.ts'
import { bare } from './request-form.ts'

/** A text that is longer than this takes several lines. */
const ONE_LINE = 512

/** The fields of a request, as its schema has them. */
export function RequestFields({ of, name }: { of: Draft<FieldValues>; name: RequestName }) {
  const shape: Readonly<Record<string, z.core.$ZodType>> = requestForms[name].shape
  return Object.entries(shape).map(([field, schema]) => (
    <RequestField key={field} of={of} name={field} schema={bare(schema)} />
  ))
}

function RequestField({
  of,
  name,
  schema,
}: {
  of: Draft<FieldValues>
  name: string
  schema: z.core.$ZodType
}) {
  const say = useSay()
  const hints: Readonly<Record<string, Text>> = hintTexts
  const choices: Readonly<Record<string, Text>> = choiceTexts
  const hint = hints[name] && say(hints[name])
  const bound = { of, name, hint }

  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map(String).map((value) => {
      const label = choices[value] ? say(choices[value]) : value
      return { value, label }
    })
    return <SelectField {...bound} options={options} />
  }
  if (schema === Timestamp) return <DateTimeField {...bound} />
  if (schema instanceof z.ZodArray) return <TextAreaField {...bound} mayExceed />
  if (schema instanceof z.ZodNumber) return <NumberField {...bound} />
  const isLong = schema instanceof z.ZodString && (schema.maxLength ?? 0) > ONE_LINE
  return isLong ? <TextAreaField {...bound} rows={6} /> : <TextField {...bound} />
}
