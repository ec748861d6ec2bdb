/**
 * Phrases that only we understand, with what an operator would say. A text that a reader stumbled over adds a line
 * here, so that it does not come back with the next screen.
 */
const PRIVATE: readonly [phrase: RegExp, instead: string][] = [
  [/\b(?:goes|go) on\b/i, 'continues'],
  [/\bcomes? to it\b/i, 'reaches this limit'],
  [/\bholds? (?:for|there|again|at once|on the|in this)\b/i, 'applies to, is in use'],
  [/\bstands? (?:there|in|on|from|above|behind|for)\b|\bfee stands\b/i, 'is in, remains, becomes final'],
  [/\b(?:for|within) so long\b|\bso many\b/i, 'this long, this many'],
  [/\b(?:taken|taking|take) away\b|\btag given\b/i, 'removed, added'],
  [/\btake it back\b|\bno way back\b/i, 'undo it, cannot be undone'],
  [/\blast heard\b/i, 'last heartbeat'],
  [/\bpower left\b/i, 'remaining power'],
  [/^whose\b/i, 'owner, applies to'],
  [/\blogged in in\b|\blogs nobody in\b|\bgood for\b/i, 'has logged in, can be used for'],
  [/\bcounts? (?:after a|for charges|no more)\b/i, 'takes effect, applies to'],
  [/\bnobody (?:does|will)\b|\boneself\b/i, 'you cannot'],
  [/^the server went wrong\b/i, 'server error'],
  [/\bwere not asked yet$|\bnot known\b/i, 'not yet sent, unknown, not available'],
  [/\bthe own\b/i, 'own, the user’s own'],
  [/\bfrom afar\b/i, 'remotely'],
  [/\bby the time of (?:their|its)\b/i, 'by creation time'],
  [/\bwhere it comes from\b/i, 'sources'],
  [/\bof the month gone\b/i, 'elapsed'],
  [/\bset back\b|\bas (?:it comes|they come)\b/i, 'reset, default'],
  [/\bas wanted\b/i, 'matches'],
  [/\bmore than you may\b|\bmore than you yourself\b|\bthan you may yourself\b/i, 'exceeds your own rights'],
  [/\bby itself$/i, 'automatically'],
  [/\bcalled like\b|\bmade up for\b/i, 'matches, repeated'],
  [/\bone a line\b/i, 'one per line'],
  [/\b(?:was|were|is) made$/i, 'created'],
]

/** What a text says in words of our own, and what to say instead. */
export function privatePhrase(english: string): string | undefined {
  for (const [phrase, instead] of PRIVATE) {
    const [found] = phrase.exec(english) ?? []
    if (found) return `"${found}" is a phrase of our own; say "${instead}"`
  }
  return undefined
}
