-- What a member signed in with, so that they can tell their sessions apart and end the one they do not know.
alter table session add column device text;
