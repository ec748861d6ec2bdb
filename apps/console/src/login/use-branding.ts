import type { SellerBasicsConfig } from '@ampdeck/api/system/seller'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readStored, storageKeys } from '../session/storage.ts'
import { wearTheme } from '../session/wear-theme.ts'
import { brandedHost } from './branded-host.ts'
import { readBranding } from './login-calls.ts'

export interface Branding {
  seller: SellerBasicsConfig | undefined
  /** The seller's number from the address, the one that logged in last, or the one that was typed since. */
  sellerNumber: string
  /** Shows the brand of this number; of none the host's. */
  show: (sellerNumber: string) => void
}

/** The brand on the log-in pages: platform name, logo, title and site icon of the seller (requirements.md §1). */
export function useBranding(): Branding {
  const [sellerNumber, setSellerNumber] = useState('')
  const [seller, setSeller] = useState<SellerBasicsConfig>()
  const latest = useRef(0)

  const show = useCallback((typed: string) => {
    const number = typed.trim()
    const host = brandedHost(location.hostname)
    latest.current += 1
    const asked = latest.current
    setSellerNumber(number)
    if (number === '' && !host) return setSeller(undefined)
    void readBranding({ ...(number && { sellerNumber: number }), ...(host && { host }) }).then((found) => {
      // The answer to an earlier number may come late.
      if (asked === latest.current) setSeller(found)
    })
  }, [])
  // Only after the first paint: the server does not know what this browser remembers. What was typed before this
  // script came has already been shown.
  useEffect(() => {
    if (latest.current > 0) return
    const asked = new URLSearchParams(location.search).get('sellerNumber')
    show(asked ?? readStored<string>(storageKeys.sellerNumber) ?? '')
  }, [show])
  useSiteIcon(seller?.platformWebsiteIcon ?? undefined)
  useEffect(() => {
    if (seller) wearTheme(seller.theme)
  }, [seller])

  return { seller, sellerNumber, show }
}

/** The seller's icon in the window's tab, and the product's again for a seller without one. */
function useSiteIcon(address: string | undefined): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon || !address) return
    const own = icon.href
    icon.href = address
    return () => {
      icon.href = own
    }
  }, [address])
}
