/*
 * Who knows the Plug & Charge contracts (ISO 15118) of a seller's drivers: the embedded provider, or one elsewhere that
 * is asked over HTTP. Neither is ever asked inside a transaction.
 */

/** A certificate by its hashes, as OCPP and OCSP name it. */
export interface CertificateName {
  hashAlgorithm: 'SHA256' | 'SHA384' | 'SHA512'
  issuerNameHash: string
  issuerKeyHash: string
  serialNumber: string
}

/** What a car has shown of its contract; without either certificate only its number is known. */
export interface ContractProof {
  emaid: string
  /** Of the certificate and those behind it, which the pile has verified. */
  hashes?: readonly CertificateName[] | undefined
  /** PEM, the contract's certificate first, where the pile cannot verify it. */
  chain?: string | undefined
}

/** AuthorizeCertificateStatusEnumType of OCPP 2.0.1. */
export type CertificateStatus =
  | 'Accepted'
  | 'SignatureError'
  | 'CertificateExpired'
  | 'CertificateRevoked'
  | 'NoCertificateAvailable'
  | 'CertChainError'
  | 'ContractCancelled'

/** Get15118EVCertificate of OCPP 2.0.1 and 2.1: EXI in base64, passed through as it is. */
export interface EvCertificateRequest {
  iso15118SchemaVersion: string
  action: 'Install' | 'Update'
  exiRequest: string
  maximumContractCertificateChains?: number
  prioritizedEMAIDs?: readonly string[]
}

export interface EvCertificateAnswer {
  status: 'Accepted' | 'Failed'
  exiResponse: string
  remainingContracts?: number | undefined
  /** Why it failed, in a few words. */
  reason?: string | undefined
}

export interface PileName {
  pileId: number
  code: string
}

export interface ContractProvider {
  /** With the token by which the payer is known here, where that is not the eMAID. */
  authorize(proof: ContractProof): Promise<{ status: CertificateStatus; idToken?: string | undefined }>
  evCertificate(request: EvCertificateRequest): Promise<EvCertificateAnswer>
  /** An OCSP response in DER; nothing where the provider does not know the issuer. */
  certificateStatus(name: CertificateName): Promise<Buffer | undefined>
  /** A pile's certificate to show to cars, with those behind it but for the root; nothing where it is refused. */
  signForPile(csr: string, pile: PileName): Promise<string | undefined>
  /** Whether its OCSP answers are worth keeping. */
  isRemote: boolean
}

/** No answer came, or none that can be read. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}
