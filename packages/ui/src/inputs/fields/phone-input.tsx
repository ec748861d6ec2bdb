import { texts } from '@ampdeck/api/texts'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from './bound.tsx'
import type { ControlProps, ValueProps } from './control-props.ts'
import { tidyCard, tidyPhone } from './tidy.ts'
import { TidyInput } from './typed-input.tsx'

export interface PhoneOptions {
  /**
   * Which example the empty input shows: a mobile number (by default), a landline with area code, a 400
   * number, or the words for any of them. It checks nothing: the schema does.
   */
  kind?: 'mobile' | 'landline' | 'tel400' | 'service' | undefined
}

export interface PhoneInputProps extends ControlProps, ValueProps<string>, PhoneOptions {}

const examples = texts({
  mobile: ['138 0013 8000', '138 0013 8000'],
  landline: ['0755-86091234', '0755-86091234'],
  tel400: ['400-812-3456', '400-812-3456'],
  service: ['Mobile, landline or 400', '手机、固话或 400'],
})

/** A telephone number; spaces, brackets and +86 of a paste fall away. */
export function PhoneInput({ kind = 'mobile', ...rest }: PhoneInputProps) {
  const say = useSay()
  return <TidyInput {...rest} tidy={tidyPhone} type="tel" placeholder={say(examples[kind])} />
}

/** A telephone number of a form; the schema says which kinds are right. */
export const PhoneField = bound<string, PhoneOptions>(PhoneInput)

/** The number of a charging card, at most 18 characters; spaces and hyphens of a paste fall away. */
export const CardField = bound<string>((props) => <TidyInput {...props} tidy={tidyCard} />)
