import type { ReactNode } from 'react'

/** A picture and what it shows, for who cannot see it. */
export interface PhonePicture {
  src: string
  alt: string
}

/** What a member is shown; each kind has its own screen. */
export type PhoneContent =
  | {
      kind: 'popUp'
      title: string
      picture?: PhonePicture | undefined
      /** Pressing it leads somewhere. */
      hasLink?: boolean
    }
  | {
      kind: 'carousel'
      /** In the order of their sort. */
      slides: readonly { id: number | string; title: string; picture?: PhonePicture | undefined }[]
    }
  | {
      kind: 'discovery'
      title: string
      cover?: PhonePicture | undefined
      /** The text; rich text comes as nodes that the caller has sanitised. */
      body: ReactNode
      likes: number
      isTop?: boolean
    }
  | {
      kind: 'activity'
      title: string
      poster?: PhonePicture | undefined
      /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
      from: string
      to: string
      rules: ReactNode
      /** `running` unless told; decides the button. */
      state?: 'notYet' | 'running' | 'over'
    }
