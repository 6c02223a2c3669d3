/** How the colours of the vocabulary look, as cloth and wood in our studio. */
export const colourLooks: Readonly<Record<string, string>> = {
  black: '#232122',
  white: '#f3f1ec',
  cream: '#d9cfbf',
  grey: '#8d8e8c',
  brown: '#6e4a31',
  red: '#a6342b',
  orange: '#bf6a34',
  yellow: '#d0a53f',
  green: '#6f8264',
  blue: '#3d5876',
  purple: '#6a5079',
  pink: '#cf9b97',
  gold: '#b08d4a',
};
