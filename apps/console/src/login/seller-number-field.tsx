import { TextInput } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { useEffect, useRef } from 'react'
import { loginTexts as words } from './login.texts.ts'
import type { Branding } from './use-branding.ts'

export interface SellerNumberFieldProps {
  branding: Branding
  error: string | undefined
}

/** The seller's number, already filled in where it is known; the page takes on the brand of what is typed. */
export function SellerNumberField({ branding: { sellerNumber, show }, error }: SellerNumberFieldProps) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!input.current) return
    // What somebody has typed meanwhile stays, and the page is that seller's.
    if (input.current.value === '') input.current.value = sellerNumber
    else if (input.current.value.trim() !== sellerNumber) show(input.current.value)
  }, [sellerNumber, show])

  return (
    <TextInput
      ref={input}
      name="sellerNumber"
      size="large"
      required
      maxLength={20}
      error={error}
      label={say(words.sellerNumber)}
      autoComplete="organization"
      onBlur={(event) => show(event.target.value)}
    />
  )
}
