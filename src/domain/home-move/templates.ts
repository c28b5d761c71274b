import type { Household, HomeMoveJob } from './job';
import { withProposal } from './household';

export const TEMPLATES = ['studio', 'twoRooms', 'family'] as const;
export type Template = (typeof TEMPLATES)[number];

/** A template is nothing but answers, so it cannot contradict the answers that the customer gives. */
export const TEMPLATE_HOUSEHOLDS: Record<Template, Household> = {
  studio: { area: 26, rooms: 1, people: 1 },
  twoRooms: { area: 50, rooms: 2, people: 2 },
  family: { area: 84, rooms: 3, people: 4 },
};

/** Answers the questions about the household as the template does, and takes its list. */
export function withTemplate(move: HomeMoveJob, template: Template): HomeMoveJob {
  const household = TEMPLATE_HOUSEHOLDS[template];
  const { homeType } = move.from;
  const isOtherType = template === 'studio' ? false : homeType === 'studio';
  return withProposal(
    {
      ...move,
      rooms: `${household.rooms}`,
      people: `${household.people}`,
      from: { ...move.from, area: `${household.area}`, homeType: isOtherType ? '' : homeType },
    },
    household,
  );
}
