/** The attributes of the document's root by which a theme shows: whatever is painted by hand is painted anew when one changes. */
export const LOOK_ATTRIBUTES = ['data-mode', 'data-accent', 'data-colour-weak', 'class']
