import type { SellerBasicsConfig } from '@ampdeck/api/system/seller'
import { useCallback, useEffect, useState } from 'react'
import { readStored, storageKeys } from '../session/storage.ts'
import { readBranding } from './log-in.ts'

export interface Branding {
  seller: SellerBasicsConfig | undefined
  /** The seller's number from the address, or the one that logged in last. */
  sellerNumber: string
  /** Shows the brand of this number. */
  show: (sellerNumber: string) => void
}

/** The brand on the log-in page: platform name, logo, title and site icon of the seller (spec.md §1). */
export function useBranding(): Branding {
  const [sellerNumber, setSellerNumber] = useState('')
  const [seller, setSeller] = useState<SellerBasicsConfig>()

  const show = useCallback((number: string) => {
    if (number.trim() !== '') void readBranding(number.trim()).then(setSeller)
  }, [])
  // Only after the first paint: the server does not know what this browser remembers.
  useEffect(() => {
    const known =
      new URLSearchParams(location.search).get('sellerNumber') ??
      readStored<string>(storageKeys.sellerNumber) ??
      ''
    setSellerNumber(known)
    show(known)
  }, [show])
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon && seller?.platformWebsiteIcon) icon.href = seller.platformWebsiteIcon
  }, [seller])

  return { seller, sellerNumber, show }
}
