/** A picture that is one from its first byte to its last, without what it tells beside the picture. */
export interface Picture {
  type: 'image/jpeg' | 'image/png' | 'image/gif'
  /** The ending of its file. */
  extension: 'jpg' | 'png' | 'gif'
  width: number
  height: number
  /** What is stored: comments, positions and whatever else was hidden in the file are gone. */
  bytes: Buffer
}
