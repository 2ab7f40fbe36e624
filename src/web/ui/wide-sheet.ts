/** A dialog at the side with room for a form in two languages. */
export const wideSheet = '[inline-size:min(46rem,100vw)]';
