import type { CodeOf } from '@ampdeck/api/enumeration'
import type { payChannel } from '@ampdeck/api/enumerations/finance'

/** Under which contract a channel is called. */
export interface Merchant {
  merchantNo: string
  appId: string
  /** What the channel keeps of each payment. */
  feeBps: number
  /** Signs the calls; empty where none is set. */
  secret: string
}

/** What a channel is asked for. Under one request number it moves money once, however often it is sent. */
export interface ChannelRequest {
  requestNo: string
  channel: CodeOf<typeof payChannel>
  amountFen: number
  merchant: Merchant
  /** When it was sent for the first time. */
  sentTime: number
  /** How often it was sent. */
  tries: number
}

/** What a channel says. `pending` is neither yes nor no: it is to be asked again. */
export type ChannelAnswer =
  | { outcome: 'success'; channelNo: string; amountFen: number }
  | { outcome: 'failed'; message: string }
  | { outcome: 'pending' }

/** An answer that never came: the channel may have done what it was asked for, or not. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost'
}

/** Who collects money from members and pays it back to them. */
export interface PaymentChannel {
  /** Throws `AnswerLost` where no answer came. */
  pay(request: ChannelRequest): Promise<ChannelAnswer>
  /** Throws `AnswerLost` where no answer came. */
  refund(request: ChannelRequest): Promise<ChannelAnswer>
  /** What became of a request; nothing where the channel has never seen it. */
  query(request: ChannelRequest): Promise<ChannelAnswer | undefined>
}
