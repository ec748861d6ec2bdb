import { z } from 'zod'

/* What a browser answers of a passkey (WebAuthn, level 3), as JSON; all bytes are base64url. */

const Bytes = z.string().max(20_000)
const Id = z.string().min(1).max(1_400)

const common = {
  id: Id,
  rawId: Id,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
}

/** The answer to `navigator.credentials.create`. */
export const NewPasskey = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** The answer to `navigator.credentials.get`. */
export const SignedByPasskey = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
})
