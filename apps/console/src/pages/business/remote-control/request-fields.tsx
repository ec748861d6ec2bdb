import { listed, type Text } from '@ampdeck/api/texts'
import { Timestamp } from '@ampdeck/api/wire'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { NumberField, SelectField, SwitchField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { FlagField, isJsonField, namesIn } from './message-form.ts'
import { choiceTexts, hintTexts, requestTexts } from './request.texts.ts'
import { bare, type RequestDrawing } from './request-form.ts'

/** A text that is longer than this takes several lines. */
const ONE_LINE = 512

interface RequestFieldsProps {
  of: Draft<FieldValues>
  drawing: RequestDrawing
}

/** The fields of a request, as its schema has them. */
export function RequestFields({ of, drawing: { fields, message } }: RequestFieldsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const hints: Readonly<Record<string, Text>> = hintTexts
  const hintOf = (field: string) => {
    if (!message) return hints[field] && say(hints[field])
    if (!isJsonField(message, field)) return undefined
    const names = listed(namesIn(message, field), language)
    return names ? say(requestTexts.jsonWith, { names }) : 'JSON'
  }
  return Object.entries(fields).map(([field, schema]) => (
    <RequestField key={field} of={of} name={field} schema={bare(schema)} hint={hintOf(field)} />
  ))
}

function RequestField({
  of,
  name,
  schema,
  hint,
}: {
  of: Draft<FieldValues>
  name: string
  schema: z.core.$ZodType
  hint: string | undefined
}) {
  const say = useSay()
  const choices: Readonly<Record<string, Text>> = choiceTexts
  const bound = { of, name, hint }

  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map(String).map((value) => {
      const label = choices[value] ? say(choices[value]) : value
      return { value, label }
    })
    return <SelectField {...bound} options={options} />
  }
  if (schema === FlagField || schema instanceof z.ZodBoolean) return <SwitchField {...bound} />
  if (schema === Timestamp) return <DateTimeField {...bound} />
  if (schema instanceof z.ZodArray) return <TextAreaField {...bound} mayExceed />
  if (schema instanceof z.ZodNumber) return <NumberField {...bound} />
  const isLong = schema instanceof z.ZodString && (schema.maxLength ?? 0) > ONE_LINE
  return isLong ? <TextAreaField {...bound} rows={6} /> : <TextField {...bound} />
}
