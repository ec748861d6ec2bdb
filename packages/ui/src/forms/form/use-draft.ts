import { type Language, messageOf } from '@ampdeck/validation/message'
import { schemaResolver } from '@ampdeck/validation/resolver'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { LabelledBy } from '../../data/list/label-of.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Draft, DraftError, DraftNotice } from '../../inputs/fields/draft.ts'
import { factsOf } from '../../inputs/fields/field-facts.ts'
import { failureOf } from './failure-of.ts'
import { formTexts } from './form.texts.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** A schema of a form's values: its fields can be asked. */
export type DraftSchema<Values> = z.ZodType<unknown, Values> & { readonly shape: z.core.$ZodShape }

export interface DraftOptions<Values, Saved> {
  /** The names of the fields. */
  texts: LabelledBy
  /** What is said of an empty field in place of the general sentence: "Choose a pile". The same object each time. */
  missing?: LabelledBy
  /** The record that is edited; without it the form makes a new one. */
  record?: (Partial<Values> & { readonly version?: number }) | undefined
  /** What a new record starts with. */
  defaults?: Partial<Values>
  /** The name under which what was typed is kept on this device; none for what must not be kept there. */
  keep?: string
  /**
   * Sends the values. A failed call is shown in the form; it is not to be shown elsewhere. The key is the same however
   * often this draft is sent, also after a reload, so that a call that carries it saves it once.
   */
  submit: (values: Values, idempotencyKey: string) => Promise<Saved>
  /** Called when something that was typed is refused here; the fields say what. */
  onInvalid?: () => void
  /** Called once it was saved, and with nothing when the form was left. */
  onDone: (saved?: Saved) => void
  /** Reads the record again after somebody else has changed it. */
  reload?: () => void
}

/**
 * A form over a schema: the schema checks it, the server's refusals stand at their fields, and what was typed
 * survives a reload of the page.
 */
export function useDraft<Values extends FieldValues, Saved>(
  schema: DraftSchema<Values>,
  { texts, missing, record, defaults, keep, submit, onInvalid, onDone, reload }: DraftOptions<Values, Saved>,
): Draft<Values> {
  const id = useId()
  const say = useSay()
  const { language } = useLanguage()

  const resolver = useMemo(
    () => namingMissing(schemaResolver(schema, language), missing, language),
    [schema, language, missing],
  )
  const [start] = useState(() => startOf<Values>(schema, record, defaults))
  const methods = useForm<Values, unknown, unknown>({ defaultValues: start, resolver })
  // The form library only tracks what is read here: the touched fields are needed when a record is read again.
  const { errors: failed, isDirty, dirtyFields: _ } = methods.formState
  const kept = useKeptDraft(methods, keep, record?.version)
  const [notice, setNotice] = useState<DraftNotice>()
  const [isBusy, setBusy] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isSending = useRef(false)

  const labelOf = useCallback((name: string) => say(texts[name] ?? ([name, name] as const)), [say, texts])
  // A record that was read again takes the place of the old one, and says in which fields it differs; what was typed stays.
  const current = useRef(start)
  const version = useRef(record?.version)
  useEffect(() => {
    if (version.current === record?.version) return
    version.current = record?.version
    const before = current.current
    const next = startOf<Values>(schema, record, undefined)
    current.current = next
    methods.reset(next, { keepDirtyValues: true })
    const changed = changedNames(before, next).map(labelOf)
    setNotice(
      changed.length === 0
        ? undefined
        : { message: say(formTexts.changed, { fields: changed.join(say([', ', '、'])) }), isStale: false },
    )
  }, [methods, schema, record, labelOf, say])

  const facts = useCallback((name: string) => factsOf(schema.shape[name]), [schema])
  const errors: DraftError[] = Object.entries(failed)
    .filter(([name]) => name !== 'root')
    .map(([name, error]) => ({ name, label: labelOf(name), message: String(error?.message ?? '') }))

  const send = async () => {
    // Should nothing come back, what was sent is here to be sent again.
    kept.keep()
    try {
      // The checked values may have been decoded; the call takes them as they were typed.
      const saved = await submit(methods.getValues(), kept.sendingKey())
      kept.forget()
      onDone(saved)
    } catch (thrown) {
      const failure = failureOf(thrown, language)
      if (!failure) throw thrown
      if (failure.isRepeated) kept.renewKey()
      setNotice(failure.notice)
      for (const [index, { name, message }] of failure.fields.entries())
        methods.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }

  const save = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setNotice(undefined)
    try {
      await methods.handleSubmit(send, onInvalid)()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const answerLeave = (isSure: boolean) => {
    setLeaving(false)
    if (!isSure) return
    kept.forget()
    onDone()
  }

  return {
    id,
    methods,
    labelOf,
    factsOf: facts,
    errors,
    notice,
    isBusy,
    keptAt: kept.at,
    save,
    leave: () => (isDirty ? setLeaving(true) : answerLeave(true)),
    isLeaving,
    answerLeave,
    reload,
  }
}

/** Only the schema's own fields, as a record carries more than a form may send; a new one starts with the defaults. */
function startOf<Values extends FieldValues>(
  schema: DraftSchema<Values>,
  record: Partial<Values> | undefined,
  defaults: Partial<Values> | undefined,
): DefaultValues<Values> {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const value = record ? record[name] : (defaults?.[name] ?? factsOf(field).start)
    return [name, value] as const
  })
  return Object.fromEntries(fields) as DefaultValues<Values>
}

/** The fields in which two states of a record differ. */
function changedNames<Values extends FieldValues>(
  before: DefaultValues<Values>,
  after: DefaultValues<Values>,
): readonly string[] {
  const textOf = (of: object, name: string) => JSON.stringify((of as Record<string, unknown>)[name] ?? null)
  return Object.keys(after).filter((name) => textOf(before, name) !== textOf(after, name))
}

/** The resolver with the own sentences of fields that are empty. */
function namingMissing<Values extends FieldValues>(
  resolver: Resolver<Values, unknown, unknown>,
  missing: LabelledBy = {},
  language: Language,
): Resolver<Values, unknown, unknown> {
  const general = messageOf('empty', language)
  return async (...asked) => {
    const result = await resolver(...asked)
    for (const [name, text] of Object.entries(missing)) {
      const error: { message?: string } | undefined = get(result.errors, name)
      if (error?.message === general && text) error.message = text[language === 'en' ? 0 : 1]
    }
    return result
  }
}
