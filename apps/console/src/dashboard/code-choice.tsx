import type { Enumeration } from '@ampdeck/api/enumeration'
import { useLanguage } from '@ampdeck/ui/language'
import { Segment } from '@ampdeck/ui/segment'

interface CodeChoiceProps<Code extends string> {
  label: string
  of: Pick<Enumeration, 'label'>
  /** Those of the enumeration that are offered. */
  codes: readonly Code[]
  value: NoInfer<Code>
  onChange: (code: Code) => void
}

/** One of a few codes of an enumeration. */
export function CodeChoice<Code extends string>({ of, codes, ...rest }: CodeChoiceProps<Code>) {
  const { language } = useLanguage()
  return <Segment {...rest} options={codes.map((value) => ({ value, label: of.label(value, language) }))} />
}
