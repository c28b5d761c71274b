import { styled } from '../../styled';

/** As wide as a dot between two spaces. */
const DOT = '0.75em';

/** Facts in a row, a `span` for each, with dots between those of one line: no line begins or ends with a dot. */
export const DottedLine = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  // Hides the dot of what begins a line, and gives its room back.
  overflow: 'hidden',
  marginRight: `-${DOT}`,
  '& > span': { position: 'relative', left: `-${DOT}`, paddingLeft: DOT },
  '& > span::before': {
    content: '"·"',
    display: 'inline-block',
    width: DOT,
    marginLeft: `-${DOT}`,
    textAlign: 'center',
  },
});
