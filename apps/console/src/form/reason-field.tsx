import { dictionary } from '@ampdeck/api/system/dictionary'
import { type ReasonList, usualReasons } from '@ampdeck/api/system/usual-reasons'
import { localName, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { TextAreaField, type TextAreaFieldProps } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useRead } from '../data/use-read.ts'
import styles from './reason-field.module.css'

const words = texts({ usual: ['Usual reasons', '常用原因'] })

type ReasonFieldProps<Values extends FieldValues> = TextAreaFieldProps<Values> & {
  /** Which list of the dictionary is offered. */
  list: ReasonList
}

/** A reason, typed or chosen from those that the seller uses often (dictionary). */
export function ReasonField<Values extends FieldValues>({ list, ...field }: ReasonFieldProps<Values>) {
  const say = useSay()
  const reasons = useReasons(list)
  const name: string = field.name
  const fill = (text: string) =>
    field.of.methods.setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })

  return (
    <>
      <TextAreaField {...field} />
      {reasons.length > 0 && (
        <fieldset className={styles.reasons}>
          <legend className="visually-hidden">{say(words.usual)}</legend>
          {reasons.map((reason) => (
            <Button key={reason} look="plain" size="small" onClick={() => fill(reason)}>
              {reason}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** The seller's reasons in their order; where it has set nothing, the product's. */
function useReasons(list: ReasonList): string[] {
  const { language } = useLanguage()
  const own = useRead(dictionary.selectAll, {})
  if (!own.data) return []
  const set = own.data.filter(({ type }) => type === list)
  const usual = usualReasons[list]
    .map(([en, zh], index) => ({ key: String(index + 1), titleEn: en, value: zh, sort: index + 1 }))
    .filter(({ key }) => !set.some((one) => one.key === key))
  return [...usual, ...set.filter(({ deleted }) => !deleted)]
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ value, titleEn }) => localName({ name: value, nameEn: titleEn }, language))
}
